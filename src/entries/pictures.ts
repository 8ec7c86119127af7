/** What stands before the name of a picture that is a photograph. */
export const PHOTOS = 'photos/';

interface Named {
  readonly file: string;
  readonly alt: string;
  readonly caption?: string | undefined;
}

const pictureOf = (photo: Named) => ({ ...photo, name: `${PHOTOS}${photo.file}` });

/**
 * The fields of an entry with each `photo` instead of the drawing that it replaces, its name beginning with
 * `PHOTOS`: pages show either in the same places.
 */
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

/** An entry whose text names photographs by their address on the site: editors write the file's place. */
export function withPhotoPaths<T extends { readonly body: string }>(entry: T): T {
  return entry.body.includes('](photos/')
    ? { ...entry, body: entry.body.replaceAll(/(!\[[^\]]*\]\()(?=photos\/)/g, '$1/') }
    : entry;
}
