/**
 * Pictures as a telephone writes them, in structure: marks, chunks and boxes are real, their pixels are noise. Each has
 * notes that name a place and a camera.
 */
const be = (size: number, value: number) => {
  const bytes = Buffer.alloc(size)
  bytes.writeUIntBE(value, 0, size)
  return bytes
}
const le32 = (value: number) => Uint8Array.of(value, value >> 8, value >> 16, value >> 24)
const text = (letters: string) => Buffer.from(letters, 'latin1')
const all = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? text(part) : part)))

export const notes = {
  place: 'GPS 49.6116 N 6.1319 E',
  camera: 'Pocketcam 7',
  xmp: '<x:xmpmeta>Echternach</x:xmpmeta>',
}
export const pixels = text('pixels \xff\x00 and \xff\xd3 more pixels')
export const colours = text('a colour profile')

/** Exif data in either byte order; the orientation is the second entry, then the camera and the place. */
export function exif(orientation: number, little = false): Buffer {
  const u16 = (value: number) => (little ? Uint8Array.of(value, value >> 8) : be(2, value))
  const u32 = (value: number) => (little ? le32(value) : be(4, value))
  const words = all(notes.camera, notes.place)
  return all(
    little ? 'II' : 'MM',
    u16(42),
    u32(8),
    u16(2),
    all(u16(0x010f), u16(2), u32(words.length), u32(38)),
    all(u16(0x0112), u16(3), u32(1), u16(orientation), u16(0)),
    u32(0),
    words,
  )
}

const segment = (marker: number, content: Uint8Array) =>
  all(Uint8Array.of(0xff, marker), be(2, content.length + 2), content)

/** A real JPEG with what a telephone writes beside it. */
export function photographed(jpeg: Uint8Array): Buffer {
  const beside = [segment(0xe1, all('Exif\0\0', exif(1))), segment(0xfe, text(Object.values(notes).join()))]
  return all(jpeg.subarray(0, 2), ...beside, jpeg.subarray(2))
}

export function cameraJpeg(orientation = 1): Buffer {
  return all(
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, all('JFIF\0', Uint8Array.of(1, 2, 0, 0, 1, 0, 1, 0, 0))),
    segment(0xe1, all('Exif\0\0', exif(orientation))),
    segment(0xe1, all('http://ns.adobe.com/xap/1.0/\0', notes.xmp)),
    segment(0xe2, all('ICC_PROFILE\0\x01\x01', colours)),
    segment(0xe2, all('MPF\0', notes.place)),
    segment(0xed, all('Photoshop 3.0\0', notes.place)),
    segment(0xee, all('Adobe\0', Uint8Array.of(100, 0, 0, 0, 0, 1))),
    segment(0xfe, text(notes.camera)),
    Uint8Array.of(0xff),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xda, Buffer.alloc(6)),
    pixels,
    segment(0xda, Buffer.alloc(6)),
    pixels,
    Uint8Array.of(0xff, 0xd9),
    // A second picture behind the first one.
    all(Uint8Array.of(0xff, 0xd8), segment(0xe1, all('Exif\0\0', exif(1))), Uint8Array.of(0xff, 0xd9)),
  )
}

const chunk = (type: string, content: Uint8Array) => all(be(4, content.length), type, content, be(4, 0))

export function cameraPng(): Buffer {
  return all(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', Buffer.alloc(13)),
    chunk('iCCP', colours),
    chunk('eXIf', exif(1)),
    chunk('tEXt', all('Comment\0', notes.camera)),
    chunk('iTXt', all('XML:com.adobe.xmp\0', notes.xmp)),
    chunk('tIME', Buffer.alloc(7)),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
    notes.place,
  )
}

const riff = (type: string, content: Uint8Array) =>
  all(type, le32(content.length), content, Buffer.alloc(content.length % 2))

export function cameraWebp(orientation = 1): Buffer {
  const chunks = all(
    'WEBP',
    riff('VP8X', Uint8Array.of(0x2c, 0, 0, 0, 9, 0, 0, 9, 0, 0)),
    riff('ICCP', colours),
    riff('VP8 ', pixels),
    riff('EXIF', exif(orientation, true)),
    riff('XMP ', text(notes.xmp)),
  )
  return all('RIFF', le32(chunks.length), chunks)
}

const box = (type: string, ...parts: (Uint8Array | string)[]) => {
  const content = all(...parts)
  return all(be(4, content.length + 8), type, content)
}

/** The picture is item 1 in `mdat`, its Exif data item 2 behind it, its XMP item 3 in `idat`. */
export function cameraAvif(): Buffer {
  const ftyp = box('ftyp', 'avif', be(4, 0), 'mif1avif')
  const info = (item: number, kind: string) =>
    box('infe', be(4, 0x0200_0000), be(2, item), be(2, 0), kind, '\0')
  const place = (item: number, inside: number, offset: number, length: number) =>
    all(be(2, item), be(2, inside), be(2, 0), be(2, 1), be(4, offset), be(4, length))
  const data = exif(1)
  const made = (from: number) =>
    box(
      'meta',
      be(4, 0),
      box('hdlr', be(4, 0), be(4, 0), 'pict', Buffer.alloc(13)),
      box('iinf', be(4, 0), be(2, 3), info(1, 'av01'), info(2, 'Exif'), info(3, 'mime\0application/rdf+xml')),
      box(
        'iloc',
        be(4, 0x0100_0000),
        Uint8Array.of(0x44, 0x00),
        be(2, 3),
        place(1, 0, from, pixels.length),
        place(2, 0, from + pixels.length, data.length + 4),
        place(3, 1, 0, notes.xmp.length),
      ),
      box('idat', notes.xmp),
    )
  const from = ftyp.length + made(0).length + 8
  return all(ftyp, made(from), box('mdat', pixels, be(4, 0), data))
}
