import type { Texts } from './movie.ts'

/** The names of the demo's tags on the website, by their slug, which is their id too. */
export const demoTags: Record<string, Texts> = {
  kids: { en: 'For kids', de: 'Für Kinder', fr: 'Jeune public', nl: 'Voor kinderen' },
  luxembourg: {
    en: 'Made in Luxembourg',
    de: 'Made in Luxembourg',
    fr: 'Made in Luxembourg',
    nl: 'Made in Luxembourg',
  },
  'award-winner': { en: 'Award winners', de: 'Preisgekrönt', fr: 'Films primés', nl: 'Bekroond' },
  japan: { en: 'Japan', de: 'Japan', fr: 'Japon', nl: 'Japan' },
  documentary: { en: 'Documentaries', de: 'Dokumentarfilme', fr: 'Documentaires', nl: 'Documentaires' },
  repertoire: { en: 'Classics', de: 'Klassiker', fr: 'Grands classiques', nl: 'Klassiekers' },
  'late-night': { en: 'Late night', de: 'Spätvorstellung', fr: 'Séances de nuit', nl: 'Nachtvoorstelling' },
}
