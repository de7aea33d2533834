import type { Db } from '#core/database/sql.ts'
import type { SendMailOptions } from 'nodemailer'
import type { Mutant } from './mutant.ts'
import type { Rules } from './rules.ts'

type Run = (values: unknown[], usual: () => unknown) => unknown

/** Statements that write mails are run otherwise. */
const writingLetters =
  (about: RegExp, run: () => Run): NonNullable<Rules['db']> =>
  (db: Db) => {
    const otherwise = run()
    return {
      ...db,
      prepare(text) {
        const statement = db.prepare(text)
        if (!about.test(text)) return statement
        const switched = { run: (...values: unknown[]) => otherwise(values, () => statement.run(...values)) }
        return switched as unknown as typeof statement
      },
    }
  }

const nothing = { changes: 0, lastInsertRowid: 0 }
const options = { mails: 1 }

/** Every mail goes to whom the one before went to. */
const toTheOneBefore: NonNullable<Rules['letters']> = write => {
  let before: SendMailOptions['to']
  return async (...letter) => {
    const mail = await write(...letter)
    const to = before ?? mail?.to
    before = mail?.to ?? before
    if (mail) mail.to = to
    return mail
  }
}

/** Rules about mails to visitors that are switched off. */
export const mailMutants: Mutant[] = [
  {
    rule: 'whoever paid is mailed their tickets',
    rules: () => ({
      db: writingLetters(/^insert or ignore into "letters"[^]*'bill' as "kind"/, () => () => nothing),
    }),
    options,
  },
  {
    rule: 'who got something back is mailed of it',
    rules: () => ({
      db: writingLetters(/^insert or ignore into "letters"[^]*'return' as "kind"/, () => () => nothing),
    }),
    options,
  },
  {
    rule: 'whose show was cancelled is mailed of it, where no refund tells them',
    rules: () => ({
      db: writingLetters(/^insert or ignore into "letters"[^]*'cancelled' as "kind"/, () => () => nothing),
    }),
    options: { ...options, boxes: 1 },
  },
  {
    rule: 'a mail that left does not leave again',
    rules: () => ({
      db: writingLetters(
        /^update "letters" set "state"/,
        () => (values, usual) => (values.flat().includes('sent') ? nothing : usual()),
      ),
    }),
    options,
  },
  {
    rule: 'whoever was mailed where a show is hears of each move after that',
    rules: () => ({
      db: writingLetters(/^insert into "letters"/, () => {
        const moved = new Set<unknown>()
        return (values, usual) => {
          const show = JSON.stringify(values).match(/show-\w+/)?.[0]
          if (show === undefined || moved.has(show)) return nothing
          moved.add(show)
          return usual()
        }
      }),
    }),
    options: { ...options, boxes: 1, pauseSeconds: 20 },
  },
  {
    rule: 'a show that is moved is mailed to its buyers',
    rules: () => ({ db: writingLetters(/^insert into "letters"/, () => () => nothing) }),
    options,
  },
  {
    rule: 'whoever pays while their show is moved is mailed where it is',
    rules: () => ({
      db: writingLetters(/^insert into "letters"[^]*"bill_lines"\."bill_id" = /, () => () => nothing),
    }),
    options,
  },
  {
    rule: 'a mail goes to who bought',
    rules: () => ({ letters: toTheOneBefore }),
    options,
  },
]
