import * as z from 'zod'
import { route } from '../api/route.ts'
import { fileTypes, uploadMaxBytes } from './files/file-type.ts'
import { renditions } from './pictures/renditions.ts'

const bytes = z
  .custom<Uint8Array>(value => value instanceof Uint8Array)
  .meta({ override: { type: 'string', format: 'binary' } })

export const uploadFile = route({
  method: 'POST',
  path: '/api/files',
  summary:
    'Keeps a picture, sent as it is, and answers its hash, which facts then name; at most 20 MB, and one of more than 4 MB is kept smaller',
  access: ['manage_programme', 'manage_settings', 'manage_prices', 'manage_vouchers'],
  scope: 'exhibitor',
  upload: { types: fileTypes, maxBytes: uploadMaxBytes },
  body: bytes,
  answer: z.object({ hash: z.string() }),
  refusals: ['file_type', 'file_too_large', 'picture_unreadable', 'picture_too_large', 'too_many_requests'],
})

export const readFile = route({
  method: 'GET',
  path: '/files/:hash',
  summary:
    'A picture by the hash of its bytes; fetched from the other side when a movie names it and it is not here',
  access: 'public',
  params: z.object({ hash: z.string() }),
  answerTypes: fileTypes,
  answer: bytes,
  // A hash determines its bytes, whatever the journal says.
  always: true,
  refusals: ['not_found'],
})

export const readRendition = route({
  method: 'GET',
  path: '/files/:hash/:rendition',
  summary:
    'A picture in one of a few widths and formats, such as 400.avif; the picture itself, to be asked for again, until that is made',
  access: 'public',
  params: z.object({ hash: z.string(), rendition: z.enum(renditions) }),
  answerTypes: fileTypes,
  answer: bytes,
  always: true,
  refusals: ['not_found'],
})
