import { ratedAges, type RatedAge } from './age-rating.ts'
import { languageCode, type LanguageCode, type VersionFields } from './movie.ts'

/** What the title of a digital print says, as far as Foyer has a field for it; null for what it does not say. */
export type DcpTitle = {
  /** The film's title as it stands there, cut short by whoever made the print; words apart. */
  title: string
  /** `FTR` is a feature; anything else is a trailer, an advertisement and the like. */
  kind: string
  audioLanguage: LanguageCode | null
  subtitles: LanguageCode[]
  dimension: VersionFields['dimension']
  mediaType: VersionFields['mediaType']
  /** ISO 3166-1, where it was made for one country. */
  territory: string | null
  age: RatedAge | null
  /** `OV` plays by itself, `VF` needs another print beside it. */
  package: 'OV' | 'VF' | null
  /** Language codes that are none of Foyer's. */
  unknown: string[]
}

/**
 * Reads the title of a digital print as the ISDCF's naming convention orders its fields (registry.isdcf.com): title,
 * content, ratio, languages, territory and rating, sound, resolution, studio, day, facility, standard, package. The
 * convention is a recommendation and prints stray from it, so fields are known by what they hold rather than by their
 * number; undefined for a text that has no field of contents and no languages.
 */
export function readDcpTitle(text: string): DcpTitle | undefined {
  const fields = text
    .trim()
    .replace(/\.(xml|mxf|dcp)$/i, '')
    .split('_')
  const contentAt = fields.findIndex((field, at) => at > 0 && contents.test(field))
  if (contentAt < 1) return undefined
  const [content, ...rest] = fields.slice(contentAt)
  const ratioFirst = rest[0] !== undefined && /^[FSC](-\d+)?$/i.test(rest[0])
  const [languages = '', country = '', ...others] = ratioFirst ? rest.slice(1) : rest
  if (!/^[A-Z]{2,4}(-[A-Z0-9]+)*$/i.test(languages)) return undefined
  const { audioLanguage, subtitles, unknown } = readLanguages(languages)
  const upper = [content!, ...others].map(field => field.toUpperCase())
  return {
    title: titleWords(fields.slice(0, contentAt).join(' ')),
    kind: content!.split('-')[0]!.toUpperCase(),
    audioLanguage,
    subtitles,
    dimension: upper.some(field => /(^|-)(I?3D|S3D)(-|$)/.test(field)) ? '3d' : '2d',
    mediaType: upper.some(field => /(^|-)(ATMOS|IAB|ATM)(-|$)/.test(field)) ? 'DOLBYATMOS' : 'DCP',
    ...readCountry(country),
    package: /^VF/i.test(others.at(-1) ?? '') ? 'VF' : /^OV/i.test(others.at(-1) ?? '') ? 'OV' : null,
    unknown,
  }
}

/** Kinds of contents, with version and modifiers behind them. */
const contents = /^(FTR|TLR|TSR|SHR|ADV|PSA|POL|RTG|XSN|EPS|HLT|CLP|EVT|STR|PRO|TST)(-[A-Z0-9]+)*$/i

/** Codes of the registry that are written otherwise than in ISO 639-1, by Foyer's; `XX` is nothing. */
const otherCodes: Readonly<Record<string, LanguageCode>> = {
  VLS: 'nl-BE',
  NLBE: 'nl-BE',
  FRBE: 'fr',
  FRLU: 'fr',
  FRCH: 'fr',
  QFC: 'fr',
  DLU: 'de',
  DEA: 'de',
  DCH: 'de',
  EGB: 'en',
  EUS: 'en',
  CMN: 'zh',
  QMS: 'zh',
  QMT: 'zh',
  YUE: 'zh',
  ZHS: 'zh',
  ZHT: 'zh',
  NB: 'no',
  NN: 'no',
  // Retired codes that older prints still bear.
  ENG: 'en',
  FRA: 'fr',
  FRE: 'fr',
  DEU: 'de',
  GER: 'de',
  DUT: 'nl',
  NLD: 'nl',
  ITA: 'it',
  JPN: 'ja',
  KOR: 'ko',
  DAN: 'da',
  NOR: 'no',
  ARA: 'ar',
  HIN: 'hi',
  TUR: 'tr',
  RUS: 'ru',
  UKR: 'uk',
  RON: 'ro',
  RUM: 'ro',
  ELL: 'el',
  GRE: 'el',
  HUN: 'hu',
  CES: 'cs',
  CZE: 'cs',
  SLK: 'sk',
  SLO: 'sk',
  SLV: 'sl',
  HRV: 'hr',
  SRP: 'sr',
  BOS: 'bs',
  SQI: 'sq',
  BUL: 'bg',
  EST: 'et',
  LAV: 'lv',
  LIT: 'lt',
  FIN: 'fi',
  ISL: 'is',
  ICE: 'is',
  GLE: 'ga',
  CAT: 'ca',
  HEB: 'he',
  KAT: 'ka',
  URD: 'ur',
  PAN: 'pa',
  BEN: 'bn',
  TAM: 'ta',
  TEL: 'te',
  MAL: 'ml',
  THA: 'th',
  VIE: 'vi',
  IND: 'id',
  GSW: 'gsw',
}

function codeOf(written: string): LanguageCode | undefined {
  const code = languageCode.safeParse(written.toLowerCase())
  return code.success ? code.data : otherCodes[written.toUpperCase()]
}

/** `EN-FR-NL`: sound, then at most two subtitles; captions for the deaf are no language. */
function readLanguages(field: string): Pick<DcpTitle, 'audioLanguage' | 'subtitles' | 'unknown'> {
  const [sound = '', ...others] = field.split('-')
  const texts = others.filter(each => !/^(XX|[OC]CAP|CC|SDH|SL)$/i.test(each))
  const isSilent = /^(XX|QTE|ZXX)$/i.test(sound)
  const known = texts.flatMap(each => codeOf(each) ?? [])
  return {
    audioLanguage: isSilent ? 'none' : (codeOf(sound) ?? null),
    subtitles: [...new Set(known)].slice(0, 2),
    unknown: [...(isSilent ? [] : [sound]), ...texts].filter(each => codeOf(each) === undefined),
  }
}

/** `BE-12`, `LU-6`, `DE-FSK16`, `INT-TD`: a country's rating counts where it is an age. */
function readCountry(field: string): Pick<DcpTitle, 'territory' | 'age'> {
  const [country = '', ...rating] = field.toUpperCase().split('-')
  if (!/^[A-Z]{2}$/.test(country)) return { territory: null, age: null }
  const written = rating.join('')
  const number = /^(FSK|TP|TOUS|AL|EA)?\D*(\d{1,2})\D*$/.exec(written)?.[2]
  const forAll = /^(AL|KT|TP|TOUS|EA|KNT|U|G|0)$/.test(written)
  const age = forAll
    ? 0
    : number === undefined
      ? null
      : (ratedAges.find(each => each === Number(number)) ?? null)
  return { territory: country, age }
}

/** `BigHero6` as people write it: `Big Hero 6`. */
function titleWords(title: string): string {
  return title
    .replace(/[-\s]+/g, ' ')
    .replace(/([\p{Ll}])([\p{Lu}\d])/gu, '$1 $2')
    .replace(/(\d)(\p{Lu})/gu, '$1 $2')
    .trim()
}
