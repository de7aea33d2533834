/** Pages most cinemas have, with which a manager may begin. */
export const readyMadeKinds = ['prices', 'groups', 'schools', 'birthdays', 'rules'] as const
export type ReadyMade = (typeof readyMadeKinds)[number]

/** What one of them begins with, in one language. A line that begins with `- ` is one of a list. */
export type ReadyMadeWords = {
  readonly title: string
  readonly parts: readonly { readonly heading?: string; readonly text: string }[]
}
