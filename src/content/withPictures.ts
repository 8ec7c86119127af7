import { PHOTOS_FOLDER } from '#markdown/tree.ts';

interface Named {
  readonly file: string;
  readonly alt: string;
  readonly caption?: string | undefined;
}

const pictureOf = (photo: Named) => ({ ...photo, name: `${PHOTOS_FOLDER}${photo.file}` });

/** Put each `photo` in the place of its drawing, with a name in `PHOTOS_FOLDER`. Pages treat both alike. */
export function withPictures<T extends object>(data: T): T {
  const { photo, doctors, rooms } = data as {
    photo?: Named;
    doctors?: readonly { photo?: Named }[];
    rooms?: readonly (Named | { name: string })[];
  };
  return {
    ...data,
    ...(photo && { drawing: pictureOf(photo) }),
    ...(rooms && { rooms: rooms.map((room) => ('file' in room ? pictureOf(room) : room)) }),
    ...(doctors && {
      doctors: doctors.map((doctor) => (doctor.photo ? { ...doctor, portrait: pictureOf(doctor.photo) } : doctor)),
    }),
  };
}
