import sharp, { type Sharp } from 'sharp'
import { dithered, packPicture } from './ink.ts'
import type { FileType } from '../files/file-type.ts'
import { picturePixelsMost, type PictureAnswer, type PictureJob, type SharedPicture } from './picture-job.ts'

/**
 * The process that unpacks and packs pictures, one at a time. It has nothing to do with a cinema and knows nobody's
 * secrets: whatever a picture does to the library, or the library to the machine's memory, ends here.
 */
sharp.concurrency(1)
sharp.cache(false)

/** What is read at all: others that the library knows, SVG and PDF among them, can carry more than a picture. */
const known = new Set(['jpeg', 'png', 'webp', 'heif'])
/** What is kept of a picture that was too large: a wall of 4K shows no more. */
const keptMost = { width: 3000, height: 4500 }

/**
 * How hard to pack. AVIF at effort 3 of 9: at 4 a poster takes four times as long for a tenth of its bytes.
 * Qualities were chosen by looking at posters with small print.
 */
const ways: Readonly<Record<FileType, (picture: Sharp) => Sharp>> = {
  'image/png': picture => picture.png(),
  'image/avif': picture => picture.avif({ quality: 52, effort: 3 }),
  'image/webp': picture => picture.webp({ quality: 76 }),
  'image/jpeg': picture => onMount(picture).jpeg({ quality: 78, mozjpeg: true }),
}

/** What stands behind what is transparent, and beside what has another shape. */
const mount = '#171310'
const onMount = (picture: Sharp) => picture.flatten({ background: mount })

/** Stops at what is damaged or breaks off, not at what is only odd. */
const open = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: picturePixelsMost, sequentialRead: true })

async function answer(job: PictureJob): Promise<PictureAnswer> {
  if (job.kind === 'share') return { bytes: await shared(job) }
  const {
    format,
    width,
    height,
    pages = 1,
    pageHeight,
  } = await sharp(job.bytes, {
    limitInputPixels: false,
  }).metadata()
  if (!known.has(format)) return { refused: 'picture_unreadable' }
  if (width * (pageHeight ?? height) > picturePixelsMost) return { refused: 'picture_too_large' }
  if (job.kind === 'cut') {
    const picture = open(job.bytes).autoOrient().resize({ width: job.width, withoutEnlargement: true })
    return { bytes: await ways[job.type](picture).toBuffer() }
  }
  if (job.kind !== 'take') return { bytes: await (job.kind === 'ink' ? inked(job) : onPaper(job)) }
  if (pages > 1 || job.bytes.length > job.mostBytes) return { bytes: await stillAndSmall(job) }
  // Every byte of it is read, into a few pixels.
  await open(job.bytes).resize({ width: 16 }).raw().toBuffer()
  return {}
}

/** The first picture of a moving one, no larger than a wall shows and than may be kept. */
async function stillAndSmall({ bytes, mostBytes }: { bytes: Uint8Array; mostBytes: number }) {
  const small = open(bytes)
    .autoOrient()
    .resize({ ...keptMost, fit: 'inside', withoutEnlargement: true })
  const { isOpaque } = await small.clone().stats()
  for (const quality of [90, 80, 60]) {
    const packed = isOpaque ? small.clone().jpeg({ quality, mozjpeg: true }) : small.clone().webp({ quality })
    const made = await packed.toBuffer()
    if (made.length <= mostBytes || quality === 60) return made
  }
  return undefined
}

type OnPaper = Extract<PictureJob, { kind: 'ink' | 'paper' }>

/** On white paper, no larger than there is room. */
const white = ({ bytes, most }: OnPaper) =>
  open(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ ...most, fit: 'inside' })

const onPaper = (job: OnPaper) => white(job).jpeg({ quality: 88, mozjpeg: true }).toBuffer()

/** The same in black dots alone. */
async function inked(job: OnPaper): Promise<Uint8Array> {
  const { data, info } = await white(job)
    .greyscale()
    // What is nearly black or white becomes it: letters on a dark ground stay letters.
    .linear(255 / 144, (-64 * 255) / 144)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return packPicture(dithered(data, info.width, info.height, info.channels))
}

async function shared({ ground, photo }: SharedPicture): Promise<Uint8Array> {
  const drawn = sharp(Buffer.from(ground), { limitInputPixels: picturePixelsMost })
  if (!photo) return drawn.png().toBuffer()
  const { left, top } = photo.place
  const input = await (await placed(photo)).png({ compressionLevel: 1 }).toBuffer()
  return onMount(drawn.composite([{ input, left, top }]))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** A picture in the shape of its place: whole, or cut around its focus. */
async function placed({ bytes, place, focus }: NonNullable<SharedPicture['photo']>): Promise<Sharp> {
  const { width, height } = place
  if (!focus)
    return onMount(open(bytes).autoOrient()).resize({ width, height, fit: 'contain', background: mount })
  const { autoOrient: whole } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const scale = Math.max(width / whole.width, height / whole.height)
  const scaled = { width: Math.ceil(whole.width * scale), height: Math.ceil(whole.height * scale) }
  return onMount(open(bytes).autoOrient())
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: Math.round(((scaled.width - width) * focus.x) / 100),
      top: Math.round(((scaled.height - height) * focus.y) / 100),
      width,
      height,
    })
}

process.on('message', ({ id, job }: { id: number; job: PictureJob }) => {
  void answer(job)
    // What the library cannot read it says in sentences of its own, none of them for people.
    .catch((): PictureAnswer => ({ refused: 'picture_unreadable' }))
    .then(done => process.send?.({ id, done }))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
