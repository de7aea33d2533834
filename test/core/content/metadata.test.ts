import { expect, test } from 'vitest'
import { orientationOf } from '#core/content/files/metadata/orientation.ts'
import { withoutMetadata } from '#core/content/files/metadata/without-metadata.ts'
import {
  cameraAvif,
  cameraJpeg,
  cameraPng,
  cameraWebp,
  colours,
  exif,
  notes,
  pixels,
} from '../../world/camera-pictures.ts'
import { pictures } from '../../world/pictures.ts'

const fromCamera = { JPEG: cameraJpeg(), PNG: cameraPng(), WebP: cameraWebp(), AVIF: cameraAvif() }
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test.each(Object.entries(fromCamera))(
  'where and with what a %s was taken is not in it any more',
  (_, taken) => {
    for (const note of Object.values(notes)) expect(textOf(taken)).toContain(note)
    const shown = textOf(withoutMetadata(taken))
    for (const note of [...Object.values(notes), 'Photoshop', 'MPF']) expect(shown).not.toContain(note)
  },
)

test.each(Object.entries(fromCamera))('the pixels and colours of a %s are as they were', (name, taken) => {
  const shown = Buffer.from(withoutMetadata(taken))
  const times = textOf(taken).split(textOf(pixels)).length
  expect(textOf(shown).split(textOf(pixels))).toHaveLength(times)
  if (name !== 'AVIF') expect(shown.includes(colours)).toBe(true)
})

test.each(Object.entries(fromCamera))('a %s without notes stays as it is', (_, taken) => {
  const once = withoutMetadata(taken)
  expect(Buffer.from(withoutMetadata(once)).equals(once)).toBe(true)
})

test('a JPEG ends where its picture ends, and keeps what decoders need', () => {
  const shown = Buffer.from(withoutMetadata(cameraJpeg()))
  expect(shown.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  expect(shown.indexOf(Buffer.from([0xff, 0xd8, 0xff]), 2)).toBe(-1)
  for (const needed of ['JFIF', 'Adobe']) expect(textOf(shown)).toContain(needed)
})

test.each([
  ['JPEG', cameraJpeg(6), 'Exif\0\0'],
  ['WebP', cameraWebp(6), 'EXIF\x1a\0\0\0'],
] as const)('a %s taken with the telephone on its side is still shown upright', (_, taken, before) => {
  const shown = Buffer.from(withoutMetadata(taken))
  const at = shown.indexOf(before, 0, 'latin1')
  expect(orientationOf(shown.subarray(at + before.length))).toBe(6)
  for (const note of Object.values(notes)) expect(textOf(shown)).not.toContain(note)
  expect(Buffer.from(withoutMetadata(shown)).equals(shown)).toBe(true)
})

test('a WebP says how long it is and what is in it', () => {
  for (const [taken, marks] of [
    [cameraWebp(), 0x20],
    [cameraWebp(6), 0x28],
  ] as const) {
    const shown = Buffer.from(withoutMetadata(taken))
    expect(shown.readUInt32LE(4)).toBe(shown.length - 8)
    expect(shown[20]).toBe(marks)
  }
})

test('nothing moves in an AVIF, since everything in it is found by its place', () => {
  expect(withoutMetadata(cameraAvif())).toHaveLength(cameraAvif().length)
})

test.each([
  [exif(8), 8],
  [exif(3, true), 3],
  [exif(0), 1],
  [exif(6).subarray(0, 20), 1],
  [Buffer.from('no Exif data at all'), 1],
])('orientation is read in either byte order, and is upright where nothing says so', (tiff, orientation) => {
  expect(orientationOf(tiff)).toBe(orientation)
})

test.each(Object.entries(pictures))('a %s that no reader understands is left as it is', (_, picture) => {
  for (const size of [40, 1000, 3000])
    expect(Buffer.from(withoutMetadata(picture(size)))).toEqual(picture(size))
})

test.each(Object.entries(fromCamera))('a %s that breaks off anywhere is read without trouble', (_, taken) => {
  for (let length = 0; length <= taken.length; length++)
    expect(withoutMetadata(taken.subarray(0, length)).length).toBeLessThanOrEqual(length)
})
