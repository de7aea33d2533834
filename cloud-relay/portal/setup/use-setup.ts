import { useQuery } from '@tanstack/react-query'
import type { Permission } from '#core/access/employee.ts'
import { readEmployees } from '#core/people/account-contract.ts'
import { paymentMethod } from '#core/billing/methods/payment-method.entity.ts'
import { device } from '#core/kiosks/device.entity.ts'
import { priceRate } from '#core/pricing/price-rate.entity.ts'
import { product } from '#core/pricing/product.entity.ts'
import { vatClasses } from '#core/pricing/price-rate.ts'
import { vatClass } from '#core/pricing/vat-class.entity.ts'
import { movie } from '#core/programme/movie.entity.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import { exhibitor } from '#core/venue/exhibitor.entity.ts'
import { screen } from '#core/venue/screen.entity.ts'
import { seatClass } from '#core/venue/seat-class.entity.ts'
import { builtInClasses } from '#core/venue/seat-class.ts'
import { useEntries } from '../kit/use-entries.ts'
import { useBoxes, useProgramme, useSide } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWho } from '../session/SessionGate.tsx'

/** The steps from an empty exhibitor to its first show, in the order in which they build on each other. */
export const stepKeys = [
  'operator',
  'cinema',
  'screen',
  'classes',
  'prices',
  'products',
  'people',
  'payment',
  'box',
  'register',
  'printer',
  'film',
  'show',
] as const
export type StepKey = (typeof stepKeys)[number]

/** Steps a cinema can do without: it sells all the same. */
export const optionalSteps: readonly StepKey[] = ['classes', 'products', 'payment', 'printer']

/** Steps that need another one to be done first. */
export const stepsBefore: Partial<Record<StepKey, StepKey>> = {
  screen: 'cinema',
  products: 'operator',
  box: 'cinema',
  register: 'box',
  printer: 'box',
  show: 'film',
}

/** Whether this person sets up the cinema here: it needs all these rights, and the relay. */
export function useMaySetUp(): boolean {
  const { permissions } = useWho()
  return useSide().data?.node === 'relay' && needed.every(each => permissions.includes(each))
}

const needed: readonly Permission[] = [
  'manage_settings',
  'manage_prices',
  'manage_people',
  'manage_devices',
  'manage_programme',
]

/**
 * How far an exhibitor is, read from what is there: nothing about it is stored. Undefined until it is known, and for
 * people who may not set up a cinema.
 */
export function useSetup(): Setup | undefined {
  const isTheirs = useMaySetUp()
  const lists = useLists(isTheirs)
  return isTheirs && isKnown(lists) ? { ...lists, done: doneOf(lists) } : undefined
}
export type Setup = Lists & { readonly done: Readonly<Record<StepKey, boolean>> }

function useLists(enabled: boolean) {
  return {
    company: useEntries(exhibitor).data?.entries[0],
    vat: useEntries(vatClass).data?.entries,
    cinemas: useEntries(cinema).data?.entries,
    screens: useEntries(screen).data?.entries,
    classes: useEntries(seatClass).data?.entries,
    rates: useEntries(priceRate).data?.entries,
    products: useEntries(product).data?.entries,
    methods: useEntries(paymentMethod).data?.entries,
    movies: useEntries(movie).data?.entries,
    people: usePeople(enabled),
    devices: useEntries(device).data?.entries,
    boxes: useBoxes(enabled).data?.boxes,
    programme: useProgramme({}).data,
  }
}
type Lists = Known<ReturnType<typeof useLists>>

function usePeople(enabled: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: ['entries', 'employee', 'sign-in'],
    queryFn: ({ signal }) => call(readEmployees, { signal }),
    enabled,
  }).data?.employees
}

type Known<All> = { [K in keyof All]: NonNullable<All[K]> }

function isKnown<All extends object>(lists: All): lists is All & Known<All> {
  return Object.values(lists).every(list => list !== undefined)
}

/** Which steps are done: a step is when what it makes is there. */
function doneOf(known: Lists): Record<StepKey, boolean> {
  const { cinemas, boxes, programme } = known
  const hasBox = (id: string) => boxes.some(({ cinemaId }) => cinemaId === id)
  return {
    operator:
      known.company.vatNumber !== '' && vatClasses.every(id => known.vat.some(line => line.id === id)),
    cinema: cinemas.length > 0,
    screen: known.screens.length > 0,
    classes: known.classes.some(({ id }) => !(id in builtInClasses)),
    prices: known.rates.some(({ kind }) => kind === 'ticket'),
    products: known.products.length > 0,
    // Somebody can open a register.
    people: known.people.some(({ hasPin, active }) => hasPin && active),
    payment: known.methods.some(({ account }) => account !== undefined),
    box: cinemas.length > 0 && cinemas.every(({ id }) => hasBox(id)),
    register: known.devices.some(({ type }) => type === 'register'),
    printer: cinemas.some(({ printers = [] }) => printers.length > 0),
    film: known.movies.length > 0,
    show: programme.schedules.length > 0,
  }
}
