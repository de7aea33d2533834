import * as z from 'zod'
import { route } from '../api/route.ts'
import { fileMaxBytes, fileTypes } from './files/file-type.ts'

const bytes = z
  .custom<Uint8Array>(value => value instanceof Uint8Array)
  .meta({ override: { type: 'string', format: 'binary' } })

export const uploadFile = route({
  method: 'POST',
  path: '/api/files',
  summary: 'Keeps a picture, sent as it is, and answers its hash, which facts then name; at most 4 MB',
  access: 'manage_programme',
  scope: 'exhibitor',
  upload: { types: fileTypes, maxBytes: fileMaxBytes },
  body: bytes,
  answer: z.object({ hash: z.string() }),
  refusals: ['file_type', 'file_too_large'],
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
