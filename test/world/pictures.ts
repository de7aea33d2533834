/** Pictures as their first bytes tell them; the rest is noise, so that no two sizes are the same file. */
export const pictures = {
  'image/jpeg': (size = 1000) => picture([0xff, 0xd8, 0xff, 0xe0], size),
  'image/png': (size = 1000) => picture([0x89, ...letters('PNG\r\n\x1a\n')], size),
  'image/webp': (size = 1000) => picture(letters('RIFF\x00\x04\x00\x00WEBPVP8 '), size),
  'image/avif': (size = 1000) =>
    picture([0, 0, 0, 28, ...letters('ftypmif1\x00\x00\x00\x00mif1avifmiaf')], size),
}

export const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

function picture(first: number[], size: number): Buffer {
  const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, index) => (index * 31 + size) % 251))
  bytes.set(first)
  return bytes
}

function letters(text: string): number[] {
  return [...Buffer.from(text, 'latin1')]
}
