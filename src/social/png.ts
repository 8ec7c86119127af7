import sharp from 'sharp';

// Each picture is drawn once, several in parallel: no cache, one thread each.
sharp.cache(false);
sharp.concurrency(1);

/** A card has 60 kB in 3 ms; 7: 52 kB in 6 ms; 9: 46 kB in 18 ms. */
const COMPRESSION = 5;

/** Size in pixels. */
interface Frame {
  readonly width: number;
  readonly height: number;
  /** Colour behind the picture; transparent by default. */
  readonly background?: string;
  /** Whether the picture fills the frame. */
  readonly isFilled?: boolean;
}

/** Render an SVG as PNG, centred in a frame. Text in it would depend on installed fonts. */
export function pngOf(svg: string, { width, height, background, isFilled }: Frame): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).resize(width, height, { fit: 'contain', background: '#0000' });
  if (isFilled) picture.removeAlpha();
  else if (background) picture.flatten({ background });
  return picture.png({ compressionLevel: COMPRESSION }).toBuffer();
}
