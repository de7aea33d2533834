import type { SignedIn } from '../api/mount.ts'
import { isAlive, type AnyEntity, type AnyEntry } from '../catalogue/entity.ts'
import { locales, type Words } from '../i18n/locale.ts'
import type { Tx } from '../journal/node.ts'
import { vatClasses, type Product } from '../pricing/price-rate.ts'
import { product } from '../pricing/product.entity.ts'
import { vatClass } from '../pricing/vat-class.entity.ts'
import type { Cells } from './columns.ts'
import { cinemaIdsOf, writtenCinemas } from './people-commands.ts'
import { cellOf, putEntry, readCell, fieldOf, type Taken } from './put-commands.ts'
import { folded, readCents, readWhole, writtenCents } from './values.ts'

/** Names of the groups that other systems use. */
const categories: Record<Product['category'], readonly string[]> = {
  popcorn: ['popcorn', 'pop-corn'],
  drinks: ['drinks', 'drink', 'getranke', 'getrank', 'boissons', 'boisson', 'dranken', 'drank'],
  sweets: ['sweets', 'sweet', 'sussigkeiten', 'susses', 'confiserie', 'sucreries', 'snoep', 'zoet'],
  snacks: ['snacks', 'snack', 'nachos', 'sale'],
  bar: ['bar', 'theke'],
}

/** A product by its barcode; without one, or while its own is not known, by its name in any language. */
export function takeProduct(tx: Tx, cells: Cells, by: SignedIn): Taken {
  const barcode = cellOf(cells, 'barcode')
  const before = knownProduct(tx, cellOf(cells, 'name') ?? '', barcode)
  const cinemaIds = readCell(cells, 'cinemas', cinemaIdsOf(tx), 'field.no_such')
  const { entry, outcome, changed } = putEntry(
    tx,
    product as unknown as AnyEntity,
    before as unknown as AnyEntry | undefined,
    {
      name: fieldOf('name', namesIn(cells, before?.name)),
      barcode: fieldOf('barcode', barcode),
      category: fieldOf('category', readCell(cells, 'category', readCategory, 'field.no_such')),
      cents: fieldOf('price', readCell(cells, 'price', readCents, 'field.sum')),
      vatClass: fieldOf('vat', readCell(cells, 'vat', readVatClass, 'field.no_such')),
      cinemaIds: fieldOf(
        'cinemas',
        isEverywhere(cinemaIds) && isEverywhere(before?.cinemaIds) ? undefined : cinemaIds,
      ),
      order: fieldOf('order', readCell(cells, 'order', readWhole, 'field.number')),
    },
    by,
  )
  return { outcome, name: (entry['name'] as Words).en, changed }
}

const isEverywhere = (cinemaIds: readonly string[] = []) => !cinemaIds.length

function knownProduct(tx: Tx, name: string, barcode: string | undefined): Product | undefined {
  const all = tx.catalogue.all('product').filter(isAlive)
  const named = (each: Product) => Object.values(each.name).some(one => folded(one) === folded(name))
  return (
    all.find(each => barcode && each.barcode === barcode) ??
    all.find(each => named(each) && !(barcode && each.barcode))
  )
}

/** The name in English, which is always there, and in the languages the file has. */
function namesIn(cells: Cells, before: Words | undefined): Words | undefined {
  const en = cellOf(cells, 'name')
  if (!en) return undefined
  const others = locales.flatMap(locale => {
    const name = locale !== 'en' && cellOf(cells, `name_${locale}`)
    return name ? [[locale, name]] : []
  })
  return { ...before, en, ...Object.fromEntries(others) }
}

function readCategory(text: string): string | undefined {
  return Object.entries(categories).find(([, names]) => names.includes(folded(text)))?.[0]
}

function readVatClass(text: string): string | undefined {
  return vatClasses.find(id => {
    const names = Object.values(vatClass.name({ id, rates: [] }) as Words)
    return [id, ...names].some(name => folded(name) === folded(text))
  })
}

/** A product as a row that `takeProduct` reads back. */
export function productCells(at: Pick<Tx, 'catalogue'>, each: Product): Record<string, string> {
  return {
    name: each.name.en,
    name_de: each.name.de ?? '',
    name_fr: each.name.fr ?? '',
    name_nl: each.name.nl ?? '',
    barcode: each.barcode ?? '',
    category: each.category,
    price: writtenCents(each.cents),
    vat: each.vatClass,
    cinemas: writtenCinemas(at, each.cinemaIds),
    order: String(each.order),
  }
}
