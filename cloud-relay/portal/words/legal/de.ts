import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  legal_head: 'Was das Gesetz verlangt',
  legal_lead:
    'Ein Entwurf hat jeden Abschnitt, in vier Sprachen, mit dem, was schon bekannt ist. Füllen Sie aus, was in [[doppelten Klammern]] steht, lassen Sie ihn von jemandem lesen, der das Recht kennt, und veröffentlichen Sie ihn.',
  legal_begin: 'Mit Entwurf beginnen',
  legal_begin_of: 'Mit Entwurf beginnen: {{page}}',
  legal_open: 'Öffnen',
  legal_open_of: 'Öffnen: {{page}}',
  legal_none: 'Noch nicht da',
  legal_built_in: 'Der eingebaute Text',
  legal_blanks: 'Noch auszufüllen',
}
