import * as z from 'zod'
import { route } from '../../api/route.ts'
import { wordsSchema } from '../../i18n/words.ts'

const notices = z.object({
  notices: z.array(z.object({ id: z.string(), text: wordsSchema, untilMs: z.int() })),
})
const id = z.string().min(1).max(100)

export const readRegisterNotices = route({
  method: 'GET',
  path: '/api/register-notices',
  summary: 'What a manager tells this register, and who is signed in at it has not read yet',
  access: 'sell',
  module: 'pos',
  scope: 'node',
  answer: notices,
})

export const dismissRegisterNotice = route({
  method: 'POST',
  path: '/api/register-notices/:id/read',
  summary: 'Says that one has read it; who did is kept',
  access: 'sell',
  module: 'pos',
  scope: 'node',
  params: z.object({ id }),
  answer: notices,
  refusals: ['record_unknown'],
})

export const readNoticeReaders = route({
  method: 'GET',
  path: '/api/register-notices/:id/readers',
  summary: 'Who has read a notice, the newest first',
  access: 'manage_devices',
  scope: 'lists',
  params: z.object({ id }),
  answer: z.object({
    readers: z.array(
      z.object({
        employeeName: z.string(),
        device: z.string(),
        at: z.string(),
        /** It has been written anew since. */
        isOlder: z.boolean(),
      }),
    ),
  }),
})
