import { expect, test } from 'vitest'
import { readDcpTitle, type DcpTitle } from '#core/programme/dcp-title.ts'

test.each<[string, Partial<DcpTitle>]>([
  [
    'BigHero6_FTR-1_F_EN-XX_US-13_51_2K_ST_20120214_FAC_SMPTE_OV',
    {
      title: 'Big Hero 6',
      kind: 'FTR',
      audioLanguage: 'en',
      subtitles: [],
      dimension: '2d',
      mediaType: 'DCP',
      territory: 'US',
      age: null,
      package: 'OV',
      unknown: [],
    },
  ],
  [
    'TheSmallFilm_FTR-2-3D_S_FR-nl-de_LU-12_71-ATMOS_4K_ST_20261101_FAC_SMPTE-3D_VF-1',
    {
      title: 'The Small Film',
      audioLanguage: 'fr',
      subtitles: ['nl', 'de'],
      dimension: '3d',
      mediaType: 'DOLBYATMOS',
      territory: 'LU',
      age: 12,
      package: 'VF',
    },
  ],
  [
    'Vlaams_FTR_F_VLS-FR_BE-AL_51_2K_NULL_20261101_NUL_IOP_OV',
    { audioLanguage: 'nl-BE', subtitles: ['fr'], territory: 'BE', age: 0 },
  ],
  [
    'Letzebuerg_FTR-1_F-185_LB-FR-DE_LU-6_51-IAB_2K_X_20261101_X_SMPTE_OV',
    { audioLanguage: 'lb', subtitles: ['fr', 'de'], age: 6, mediaType: 'DOLBYATMOS' },
  ],
  [
    'Stumm_FTR_F_XX-DE_DE-FSK16_20_2K',
    { audioLanguage: 'none', subtitles: ['de'], territory: 'DE', age: 16 },
  ],
  ['Welt_FTR-1_F_EN-XX_INT-TD_51_2K', { territory: null, age: null }],
  ['Weit_FTR-1_S_QX-EN-OCAP_INT_51_2K', { audioLanguage: null, subtitles: ['en'], unknown: ['QX'] }],
  ['Teaser_TLR-3_S_EN-fr_BE_51_2K', { kind: 'TLR', subtitles: ['fr'] }],
  ['Without_FTR_NL-XX_NL-9_51', { audioLanguage: 'nl', territory: 'NL', age: 9 }],
])('%s is read', (text, expected) => {
  expect(readDcpTitle(text)).toMatchObject(expected)
})

test.each([
  '',
  'a film.mp4',
  'FTR-1_F_EN-XX',
  'Another planet, 4K, great sound',
  'Title_XYZ_F_EN-XX_US',
  `${'_'.repeat(5000)}FTR`,
  'T_FTR_F_<script>_BE',
])('what is no title of a print is not made into one: %s', text => {
  expect(readDcpTitle(text)).toBeUndefined()
})

test('a very long text is answered at once', () => {
  const began = process.cpuUsage()
  readDcpTitle(`A_FTR_${'F-'.repeat(50_000)}_${'EN-'.repeat(50_000)}`)
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(500)
})
