import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressible, endings } from '#core/api/built-files.ts'

/** Smaller files fit into no fewer packets. */
const leastBytes = 1024

/**
 * Puts a compressed file beside each of a build's that gets smaller by it, as small as can be: it is done once for
 * everybody who will load it.
 */
export async function compressFiles(folder: string): Promise<void> {
  for (const file of globSync('**/*', { cwd: folder })) {
    if (!compressible.includes(extname(file))) continue
    const path = join(folder, file)
    const plain = await readFile(path)
    if (plain.length < leastBytes) continue
    const [br, gzipped] = await Promise.all([
      promisify(brotliCompress)(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
      promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
    ])
    if (br.length < plain.length) await writeFile(path + endings.br, br)
    if (gzipped.length < plain.length) await writeFile(path + endings.gzip, gzipped)
  }
}
