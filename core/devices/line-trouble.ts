import * as z from 'zod'

/** Why the link between a box and its relay makes no progress, or made none last time. */
export const lineTroubles = [
  'protocol_differs',
  'fork',
  'stream_closed',
  'not_stored',
  'second_machine',
  'relay_unproven',
  'claim_forbidden',
  'words_refused',
  'box_unknown',
  'box_already_connected',
  'refused',
] as const

/** One of them with the values in its sentence: streams, protocol versions, a time (ISO), a reason. */
export const lineTrouble = z.object({
  code: z.enum(lineTroubles),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type LineTrouble = z.infer<typeof lineTrouble>
type Code = LineTrouble['code']

export const troubled = (code: Code, values: LineTrouble['values'] = {}): LineTrouble => ({ code, values })

/** The close reason of a link that a relay refuses: the code, then a text for the log. */
export const closingOf = (code: 'box_unknown' | 'box_already_connected' | 'words_refused', why: string) =>
  `${code}: ${why}`

/** The trouble in a link's close reason; a relay of another version may send an unknown one. */
export function troubleOfClosing(reason: string): LineTrouble {
  const code = reason.split(':')[0] as Code
  return lineTroubles.includes(code) ? troubled(code) : troubled('refused', { reason })
}

/** For the plain health page, which speaks English only; `{{name}}` stands for a value. */
const sentences: Record<Code, string> = {
  protocol_differs: 'The other side has version {{theirs}}, this one {{ours}}: update the older one.',
  fork: 'Two versions of {{streams}}: stopped until a manager has decided.',
  stream_closed: '{{streams}} was replaced: what came after is set aside.',
  not_stored: 'What arrives of {{streams}} cannot be stored; it is asked for again.',
  second_machine: 'A second computer with this identity was refused at {{at}}.',
  relay_unproven:
    'What answers at the address of the website could not prove that it is the website: nothing is sent to it.',
  claim_forbidden:
    '{{node}} sent something it may not, {{what}}: it was disconnected and nothing was accepted.',
  words_refused:
    'The website refused something from this box and disconnected it. Nothing more is exchanged until somebody has looked under Boxes.',
  box_unknown: 'The website does not know this box. Connect it in the portal under Boxes.',
  box_already_connected: 'Another computer with this identity is connected. Switch one of the two off.',
  refused: 'The website disconnected this box: {{reason}}.',
}

export function lineSentence({ code, values }: LineTrouble): string {
  return sentences[code].replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''))
}
