import type { Words } from '../i18n/locale.ts'
import { folded } from './values.ts'

/** What can be taken over from another system, and handed out again. */
export const importKinds = ['people', 'products', 'vouchers', 'movies', 'shows'] as const
export type ImportKind = (typeof importKinds)[number]

export type Column = {
  /** Its name in calls. */
  readonly key: string
  /** Its heading in each language: files are written with it, and known by it. */
  readonly label: Required<Words>
  /** Other headings it is known by, in any language. */
  readonly also?: readonly string[]
  /** A file without it cannot be read. */
  readonly needed?: true
}

const column = (
  key: string,
  [en, de, fr, nl]: readonly [string, string, string, string],
  more: Pick<Column, 'also' | 'needed'> = {},
): Column => ({ key, label: { en, de, fr, nl }, ...more })

const needed = true as const

/** The columns of each kind, in the order they are written. */
export const columnsOf: Readonly<Record<ImportKind, readonly Column[]>> = {
  people: [
    column('name', ['Name', 'Name', 'Nom', 'Naam'], {
      needed,
      also: ['employee', 'full name', 'mitarbeiter', 'employé', 'medewerker'],
    }),
    column('email', ['Email', 'E-Mail', 'E-mail', 'E-mailadres'], {
      also: ['mail', 'e-mail address', 'adresse e-mail', 'courriel', 'mailadresse'],
    }),
    column('roles', ['Roles', 'Rollen', 'Rôles', 'Functies'], {
      needed,
      also: ['role', 'rolle', 'rôle', 'rol', 'fonction', 'functie'],
    }),
    column('cinemas', ['Cinemas', 'Kinos', 'Cinémas', 'Bioscopen'], {
      also: ['cinema', 'kino', 'site', 'location', 'standort', 'bioscoop'],
    }),
    column('portal', ['Portal', 'Portal', 'Portail', 'Portaal'], { also: ['portal access', 'portalzugang'] }),
  ],
  products: [
    column('name', ['Name', 'Name', 'Nom', 'Naam'], {
      needed,
      also: ['product', 'artikel', 'article', 'bezeichnung', 'produit', 'omschrijving', 'name_en'],
    }),
    column('name_de', ['Name in German', 'Name auf Deutsch', 'Nom en allemand', 'Naam in het Duits'], {
      also: ['name_de'],
    }),
    column('name_fr', ['Name in French', 'Name auf Französisch', 'Nom en français', 'Naam in het Frans'], {
      also: ['name_fr'],
    }),
    column(
      'name_nl',
      ['Name in Dutch', 'Name auf Niederländisch', 'Nom en néerlandais', 'Naam in het Nederlands'],
      {
        also: ['name_nl'],
      },
    ),
    column('barcode', ['Barcode', 'Barcode', 'Code-barres', 'Streepjescode'], {
      also: ['ean', 'ean13', 'gtin', 'strichcode', 'code barre'],
    }),
    column('category', ['Category', 'Gruppe', 'Catégorie', 'Categorie'], {
      needed,
      also: ['kategorie', 'warengruppe', 'group', 'groupe', 'groep'],
    }),
    column('price', ['Price', 'Preis', 'Prix', 'Prijs'], {
      needed,
      also: ['price incl. vat', 'preis inkl. mwst.', 'prix ttc', 'prijs incl. btw', 'brutto', 'vk'],
    }),
    column('vat', ['VAT', 'MwSt.', 'TVA', 'Btw'], {
      needed,
      also: ['mwst', 'ust', 'vat class', 'steuer', 'taux tva', 'btw-tarief'],
    }),
    column('cinemas', ['Cinemas', 'Kinos', 'Cinémas', 'Bioscopen'], { also: ['cinema', 'kino', 'bioscoop'] }),
    column('order', ['Order', 'Reihenfolge', 'Ordre', 'Volgorde'], { also: ['position', 'sort'] }),
  ],
  vouchers: [
    column('code', ['Code', 'Code', 'Code', 'Code'], {
      needed,
      also: [
        'barcode',
        'number',
        'nummer',
        'numéro',
        'voucher',
        'gutschein',
        'bon',
        'card',
        'karte',
        'carte',
        'kaart',
      ],
    }),
    column('type', ['Kind', 'Art', 'Type', 'Soort'], {
      needed,
      also: ['voucher type', 'gutscheinart', 'type de bon', 'product', 'title', 'titel'],
    }),
    column('turns', ['Turns left', 'Übrige Eintritte', 'Entrées restantes', 'Resterende beurten'], {
      also: ['turns', 'remaining turns', 'rest', 'restant', 'eintritte', 'entrées', 'beurten', 'remaining'],
    }),
    column('balance', ['Balance', 'Guthaben', 'Solde', 'Saldo'], {
      also: ['amount', 'betrag', 'restwert', 'montant', 'bedrag', 'value', 'wert', 'valeur', 'waarde'],
    }),
    column(
      'refreshments',
      ['Snack value left', 'Restwert für Snacks', 'Solde pour le bar', 'Resterend snacktegoed'],
      {
        also: ['snacks', 'refreshments'],
      },
    ),
    column('valid_until', ['Valid until', 'Gültig bis', 'Valable jusqu’au', 'Geldig tot'], {
      also: ['expiry', 'expires', 'ablauf', "valable jusqu'au", 'expiration', 'vervaldatum', 'valid to'],
    }),
    column('holder', ['Holder', 'Inhaber', 'Titulaire', 'Houder'], {
      also: ['name', 'customer', 'kunde', 'client', 'klant'],
    }),
  ],
  movies: [
    column('title', ['Title', 'Titel', 'Titre', 'Titel'], { needed, also: ['movie', 'film'] }),
    column('original_title', ['Original title', 'Originaltitel', 'Titre original', 'Originele titel']),
    column('year', ['Year', 'Jahr', 'Année', 'Jaar'], { also: ['production year', 'produktionsjahr'] }),
    column('released', ['First release', 'Erstaufführung', 'Première sortie', 'Eerste vertoning'], {
      also: ['release', 'release date', 'kinostart', 'sortie', 'date de sortie', 'releasedatum'],
    }),
    column('minutes', ['Minutes', 'Minuten', 'Minutes', 'Minuten'], {
      needed,
      also: ['runtime', 'length', 'duration', 'laufzeit', 'länge', 'durée', 'speelduur', 'duur'],
    }),
    column(
      'credits',
      ['Credits in minutes', 'Abspann in Minuten', 'Générique en minutes', 'Aftiteling in minuten'],
      {
        also: ['credits', 'abspann', 'générique', 'aftiteling'],
      },
    ),
    column(
      'intermission',
      ['Intermission in minutes', 'Pause in Minuten', 'Entracte en minutes', 'Pauze in minuten'],
      {
        also: ['intermission', 'interval', 'pause', 'entracte', 'pauze'],
      },
    ),
    column('intermission_after', [
      'Intermission after minutes',
      'Pause nach Minuten',
      'Entracte après (minutes)',
      'Pauze na minuten',
    ]),
    column('eidr', ['EIDR number', 'EIDR-Nummer', 'Numéro EIDR', 'EIDR-nummer'], { also: ['eidr id'] }),
    column('isan', ['ISAN number', 'ISAN-Nummer', 'Numéro ISAN', 'ISAN-nummer'], { also: ['v-isan'] }),
    column('directors', ['Directors', 'Regie', 'Réalisation', 'Regie'], {
      needed,
      also: ['director', 'directed by', 'réalisateur', 'regisseur'],
    }),
    column('actors', ['Actors', 'Besetzung', 'Distribution', 'Acteurs'], {
      also: ['cast', 'darsteller', 'acteurs', 'rolverdeling'],
    }),
    column('genres', ['Genres', 'Genres', 'Genres', 'Genres'], { needed, also: ['genre'] }),
    column('nations', ['Countries', 'Länder', 'Pays', 'Landen'], {
      needed,
      also: ['country', 'nations', 'land', 'nation'],
    }),
    column('language', ['Original language', 'Originalsprache', 'Langue originale', 'Originele taal'], {
      needed,
      also: ['language', 'sprache', 'langue', 'taal'],
    }),
    column('spoken', ['Spoken languages', 'Gesprochene Sprachen', 'Langues parlées', 'Gesproken talen']),
    column('age', ['Minimum age', 'Altersfreigabe', 'Âge minimum', 'Minimumleeftijd'], {
      also: ['age', 'fsk', 'rating', 'âge', 'leeftijd', 'kijkwijzer'],
    }),
    column('trailer', ['Trailer', 'Trailer', 'Bande-annonce', 'Trailer']),
    column('showing_from', ['Shown from', 'Im Programm ab', 'À l’affiche dès', 'Te zien vanaf']),
    column(
      'overview_en',
      ['Summary in English', 'Inhalt auf Englisch', 'Résumé en anglais', 'Inhoud in het Engels'],
      {
        also: ['summary', 'overview', 'synopsis', 'inhalt', 'résumé', 'inhoud'],
      },
    ),
    column('overview_de', [
      'Summary in German',
      'Inhalt auf Deutsch',
      'Résumé en allemand',
      'Inhoud in het Duits',
    ]),
    column('overview_fr', [
      'Summary in French',
      'Inhalt auf Französisch',
      'Résumé en français',
      'Inhoud in het Frans',
    ]),
    column('overview_nl', [
      'Summary in Dutch',
      'Inhalt auf Niederländisch',
      'Résumé en néerlandais',
      'Inhoud in het Nederlands',
    ]),
  ],
  shows: [
    column('day', ['Day', 'Tag', 'Jour', 'Dag'], { needed, also: ['date', 'datum', 'spieltag'] }),
    column('time', ['Time', 'Uhrzeit', 'Heure', 'Tijd'], {
      needed,
      also: ['start', 'doors', 'beginn', 'zeit', 'début', 'aanvang', 'uur'],
    }),
    column('screen', ['Screen', 'Saal', 'Salle', 'Zaal'], {
      needed,
      also: ['auditorium', 'hall', 'kinosaal'],
    }),
    column('movie', ['Film', 'Film', 'Film', 'Film'], {
      needed,
      also: ['movie', 'title', 'titel', 'titre'],
    }),
    column('eidr', ['EIDR number', 'EIDR-Nummer', 'Numéro EIDR', 'EIDR-nummer'], { also: ['eidr id'] }),
    column('isan', ['ISAN number', 'ISAN-Nummer', 'Numéro ISAN', 'ISAN-nummer'], { also: ['v-isan'] }),
    column('dimension', ['2D or 3D', '2D oder 3D', '2D ou 3D', '2D of 3D'], {
      also: ['dimension', 'format', '3d'],
    }),
    column('sound', ['Sound', 'Ton', 'Son', 'Geluid'], {
      also: ['audio', 'language', 'sprache', 'langue', 'taal', 'version', 'fassung'],
    }),
    column('subtitles', ['Subtitles', 'Untertitel', 'Sous-titres', 'Ondertitels'], {
      also: ['ut', 'st', 'ot'],
    }),
    column('cinema', ['Cinema', 'Kino', 'Cinéma', 'Bioscoop'], { also: ['site', 'location', 'standort'] }),
  ],
}

/** What a row says: the cell of each column that the file has, by the column's key. */
export type Cells = Readonly<Record<string, string>>

const plain = (heading: string) =>
  folded(heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Which column each heading means, by its place; null for one that means none. A column is taken once. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): (string | null)[] {
  const taken = new Set<string>()
  const found: (string | null)[] = headings.map(() => null)
  const names = ({ key, label, also = [] }: Column) => [[key, ...Object.values(label)], also]
  // A heading as files are written with wins over one that is only known too.
  for (const rank of [0, 1])
    headings.forEach((heading, at) => {
      const match = columnsOf[kind].find(
        each => !taken.has(each.key) && names(each)[rank]!.some(name => plain(name) === plain(heading)),
      )
      if (found[at] || !match) return
      found[at] = match.key
      taken.add(match.key)
    })
  return found
}

/** The rows of a table whose columns are known, each with its line in the file, counted from 1. */
export function cellsOf(
  rows: readonly (readonly string[])[],
  columns: readonly (string | null)[],
): { row: number; cells: Cells }[] {
  return rows.map((cells, index) => ({
    row: index + 2,
    cells: Object.fromEntries(
      columns.flatMap((key, at) => (key ? [[key, (cells[at] ?? '').trim()] as const] : [])),
    ),
  }))
}
