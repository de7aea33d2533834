import { registerCommands, type RegisterCommand } from '../kiosks/register-command-names.ts'
import { documentWords, type DocumentWords } from '../i18n/documents/words.ts'
import type { Locale } from '../i18n/locale.ts'
import type { PaperDocument, PaperLine } from './paper.ts'
import { filled } from './wording.ts'

/** How many commands are on each strip: what ends a sale or a basket, shows and prices, and how many. */
const strips = [6, 6, 5] as const

/**
 * The sheet with a code for each command of a register, to lie behind the counter: whoever scans one does what its key
 * does. It is cut into strips, since all of them below each other are longer than a counter is deep.
 *
 * @param data.codeOf the code of a command
 */
export function commandSheetDocument(
  data: { cinemaName: string; sheet: number; codeOf: (command: RegisterCommand) => string },
  locale: Locale,
): PaperDocument {
  const words = documentWords(locale)
  const lines = strips.flatMap((count, at): PaperLine[] => {
    const first = strips.slice(0, at).reduce((sum, each) => sum + each, 0)
    return [
      { kind: 'text', text: words.commandSheet, align: 'centre', size: 'large', bold: true },
      { kind: 'text', text: `${data.cinemaName} · ${data.sheet}`, align: 'centre' },
      ...(at ? [] : [{ kind: 'text', text: words.commandSheetHow, align: 'centre' } as const]),
      ...registerCommands
        .slice(first, first + count)
        .flatMap((command): PaperLine[] => [
          { kind: 'rule' },
          { kind: 'text', text: nameOf(command, words), align: 'centre', size: 'tall', bold: true },
          { kind: 'qr', content: data.codeOf(command) },
        ]),
      { kind: 'cut' },
    ]
  })
  return { kind: 'receipt', lines }
}

/** What a command is called; those of a list have its number. */
function nameOf(command: RegisterCommand, words: DocumentWords): string {
  const [, kind = '', number = ''] = /^(show|price|times)(\d)$/.exec(command) ?? []
  if (kind === 'show') return filled(words.commandShow, { number })
  if (kind === 'price') return filled(words.commandPrice, { number })
  if (kind === 'times') return filled(words.commandTimes, { number })
  return words[`command_${command as 'cash' | 'card' | 'next' | 'back' | 'clear' | 'park' | 'less'}`]
}
