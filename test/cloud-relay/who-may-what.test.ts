import type { AutomationFields } from '#core/automations/automation.ts'
import { automation } from '#core/automations/automation.entity.ts'
import { plainDrawing } from '#core/venue/arrangement.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveChannel } from '#core/api/live-events.ts'
import { readBoxes } from '#core/devices/contract.ts'
import { signInByPin } from '#core/people/contract.ts'
import { permissions, type Permission } from '#core/access/employee.ts'
import { hashSecret } from '#core/people/secrets.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { entryCalls } from '#core/catalogue/contract.ts'
import { createSchedule } from '#core/planning/commands.ts'
import { event } from '#core/content/events/event.entity.ts'
import { exportBills, readBills, readBillSums } from '#core/sales/bill-list-contract.ts'
import { makeSale } from '#core/sales/contract.ts'
import { findBills, readBill } from '#core/sales/refunds/contract.ts'
import { emptyBasket } from '#kiosk/register/sale/basket.ts'
import { freshSpot } from '#core/signage/spots/spot.ts'
import { basket } from '../world/buying.ts'
import type { Client } from '../world/client.ts'
import { listenAt } from '../world/listener.ts'
import { employeeAt, portalAt, visitorOf } from '../world/people.ts'
import { laterToday, openPlaces, until, type Places } from '../world/places.ts'

/**
 * Every call of box and relay, played by everybody who might try it. A call that is new must be written down here: who
 * may make it, and what it is asked for so that it reaches its own refusal and changes nothing.
 */

const show = { id: laterToday }
const place = { screenId: 'screen-1', day: '2099-01-01', time: '20:00' }
const word = { word: 'not the word' }
const nobody = { id: 'nobody' }
let billId = ''
/** Calls that were not understood, so that nothing was learned from them. */
const unread = new Set<string>()
let boxId = ''

type Asked = { params?: Record<string, string>; body?: unknown }
/** v visitor, u usher, c cashier, o manager of the other cinema, m manager of this one. */
type Row = [who: string, asked?: () => Asked]
const everybody: Row = ['vucom']

/**
 * The same calls for every kind of entry whose definition has them. What all cinemas share is for whoever has the
 * permission, what belongs to one for who works there.
 */
function entryRows(
  path: string,
  existing: string,
  own = 'om',
  { listed = 'om', lacks = [] as readonly string[] } = {},
): Record<string, Row> {
  const params = own === 'om' ? nobody : { id: existing }
  const rows: Record<string, Row> = {
    [`GET /api/catalogue/${path}`]: [listed],
    [`GET /api/catalogue/${path}/{id}`]: [own, () => ({ params })],
    [`GET /api/catalogue/${path}/{id}/history`]: [own, () => ({ params })],
    [`PUT /api/catalogue/${path}/{id}`]: [own, () => ({ params: { id: existing }, body: {} })],
    [`PATCH /api/catalogue/${path}/{id}`]: [own, () => ({ params, body: {} })],
    [`POST /api/catalogue/${path}/{id}/undo`]: [
      own,
      () => ({ params, body: { edit: 'none', fields: ['x'] } }),
    ],
    [`DELETE /api/catalogue/${path}/{id}`]: [own, () => ({ params })],
  }
  return Object.fromEntries(Object.entries(rows).filter(([name]) => !lacks.includes(name.split(' ')[0]!)))
}

const wantedShow = {
  id: 'no-such-show',
  versionId: 'version-1',
  screenId: 'nobody',
  day: '2026-11-22',
  time: '20:00',
}

const calls: Record<string, Row> = {
  ...entryRows('cinemas', 'cinema-1', 'm', { listed: 'ucom' }),
  ...entryRows('screens', 'screen-1', 'm'),
  ...entryRows('events', 'premiere', 'm'),
  ...entryRows('product-groups', 'menus'),
  ...entryRows('price-lists', 'premieres', 'om', { listed: 'ucom' }),
  ...entryRows('week-templates', 'holidays', 'm'),
  ...entryRows('slip-templates', 'evening-ticket', 'm'),
  ...entryRows('seat-classes', 'balcony', 'om', { listed: 'ucom' }),
  ...entryRows('tags', 'late', 'om', { listed: 'ucom' }),
  // What fills in the field nobody sees is not kept.
  'POST /api/contactpage/send': [
    'vucom',
    () => ({
      body: {
        id: randomUUID(),
        name: 'A machine',
        email: 'machine@guest.example',
        phone: '',
        message: 'Buy',
        cinemaId: null,
        website: 'https://guest.example',
      },
    }),
  ],
  'POST /api/contactpage/enquiry': [
    'vucom',
    () => ({
      body: {
        id: randomUUID(),
        name: 'A machine',
        email: 'machine@guest.example',
        phone: '',
        message: '',
        about: 'groups',
        people: 12,
        day: null,
        movieId: null,
        cinemaId: null,
        website: 'https://guest.example',
      },
    }),
  ],
  'GET /api/messages': ['om'],
  'POST /api/messages/{id}/handled': ['om', () => ({ params: nobody, body: { handled: true } })],
  // What fills in the field nobody sees is not kept.
  'POST /api/newsletters/subscribe': [
    'vucom',
    () => ({ body: { email: 'bot@guest.example', first_name: '', last_name: '', website: 'filled in' } }),
  ],
  'POST /api/newsletters/confirm': ['vucom', () => ({ body: { token: 'nobodys' } })],
  'POST /api/newsletters/leave': ['vucom', () => ({ body: { token: 'nobodys' } })],
  'POST /api/newsletters/subscribers': ['om', () => ({ body: {} })],
  'GET /api/newsletters/subscribers/export': ['om'],
  'DELETE /api/newsletters/subscribers/{id}': ['om', () => ({ params: nobody })],
  'GET /api/newsletters/campaigns/{id}/progress': ['om', () => ({ params: nobody })],
  'POST /api/newsletters/campaigns/{id}/send': ['om', () => ({ params: nobody, body: { startAt: null } })],
  'POST /api/newsletters/campaigns/{id}/cancel': ['om', () => ({ params: nobody })],
  'POST /api/newsletters/campaigns/{id}/test': ['om', () => ({ params: nobody })],
  ...entryRows('campaigns', 'november', 'om'),
  ...entryRows('automations', 'weekly', 'm'),
  'GET /api/automations/{id}/runs': ['m', () => ({ params: { id: 'weekly' } })],
  ...entryRows('pages', 'rules', 'om', { listed: 'ucom' }),
  ...entryRows('menu-items', 'menu', 'om', { listed: 'ucom' }),
  ...entryRows('footer-columns', 'foot', 'om', { listed: 'ucom' }),
  ...entryRows('presets', 'party', 'om', { listed: 'ucom' }),
  ...entryRows('reports', 'kept', 'om', { listed: 'ucom' }),
  // Which reports somebody may ask for is held by report-mail.test.ts.
  'GET /api/reports/table': ['ucom'],
  'GET /api/reports/report.pdf': ['ucom'],
  'POST /api/reports/mail': ['ucom'],
  ...entryRows('head-pictures', 'summer', 'om', { listed: 'ucom' }),
  ...entryRows('signage-roles', 'foyer', 'om', { listed: 'ucom' }),
  ...entryRows('signage-views', 'welcome', 'om', { listed: 'ucom' }),
  ...entryRows('signage-themes', 'advent', 'om', { listed: 'ucom' }),
  ...entryRows('signage-backgrounds', 'hall', 'om', { listed: 'ucom' }),
  ...entryRows('signage-notices', 'late', 'om', { listed: 'ucom' }),
  ...entryRows('signage-spots', 'cafe', 'om', { listed: 'ucom' }),
  'POST /api/catalogue/signage-spots/{id}/archive': [
    'om',
    () => ({ params: nobody, body: { archived: true } }),
  ],
  ...entryRows('register-notices', 'late'),
  'GET /api/register-notices': ['com'],
  'POST /api/register-notices/{id}/read': ['com', () => ({ params: nobody })],
  'GET /api/register-notices/{id}/readers': ['om', () => ({ params: nobody })],
  ...entryRows('site-texts', 'home', 'om', { listed: 'ucom', lacks: ['DELETE'] }),
  ...entryRows('question-groups', 'visit', 'om', { listed: 'ucom' }),
  ...entryRows('questions', 'popcorn', 'om', { listed: 'ucom' }),
  // There is one from the beginning, which is never deleted.
  ...entryRows('exhibitors', 'tenant', 'om', { lacks: ['PUT', 'DELETE'] }),
  // What holds for all cinemas is for who works in all of them; what one says is for who works there.
  ...entryRows('settings', 'cinema-cinema-1', 'm', { lacks: ['DELETE'] }),
  // For who works in all cinemas.
  ...entryRows('modules', 'exhibitor', '', { listed: 'ucom', lacks: ['DELETE'] }),
  'GET /api/settings': everybody,
  'GET /api/settings/places': ['om'],
  'POST /api/settings': ['m', () => ({ body: { place: 'cinema-cinema-1', data: {} } })],
  'POST /api/settings/mail-test': ['m'],
  'GET /api/wallet': ['m'],
  'POST /api/wallet/apple/request': ['m', () => ({ body: {} })],
  'POST /api/wallet/apple/certificate': ['m', () => ({ body: { certificate: 'AAAA', issuer: 'AAAA' } })],
  'POST /api/wallet/google': ['m', () => ({ body: { issuer: '3388000000', account: 'AAAA' } })],
  'POST /api/wallet/remove': ['m', () => ({ body: { of: 'google' } })],
  'POST /api/settings/new': ['m', () => ({ body: { place: 'cinema-cinema-1', data: {} } })],
  ...entryRows('vat-classes', 'admission', 'om', { lacks: ['DELETE'] }),
  // Whom one is responsible for is a rule of its own (test/core/people/authority.test.ts).
  ...entryRows('employees', 'cass', 'om', { lacks: ['DELETE'] }),
  ...entryRows('roles', 'role-cass'),
  'GET /api/arrangements/{id}': ['ucom', () => ({ params: nobody })],
  'PUT /api/arrangements/{id}': [
    'm',
    () => ({
      params: { id: 'room-1' },
      body: { screenId: 'screen-1', rows: 2, seatsPerRow: 2, aislesAfter: [] },
    }),
  ],
  'GET /api/screens/{id}/blocked': ['m', () => ({ params: { id: 'screen-1' } })],
  'POST /api/screens/{id}/blocked': [
    'm',
    () => ({ params: { id: 'screen-1' }, body: { seats: ['Z99'], reason: 'broken', note: '' } }),
  ],
  'POST /api/screens/{id}/unblocked': ['m', () => ({ params: { id: 'screen-1' }, body: { seats: ['Z99'] } })],
  'POST /api/screens/{id}/plan/shows': ['m', () => ({ params: { id: 'screen-1' }, body: { seatIds: [] } })],
  'PUT /api/screens/{id}/plan': [
    'm',
    () => ({
      params: { id: 'screen-1' },
      body: {
        planId: 'room-2',
        from: null,
        plan: { columns: 1, seats: [], drawing: plainDrawing },
        since: null,
      },
    }),
  ],
  'PUT /api/schedules/{id}/shown-on': ['m', () => ({ params: show, body: { shownOn: [] } })],
  'POST /api/programme/shows/check': ['m', () => ({ body: { cinemaId: 'cinema-1', shows: [wantedShow] } })],
  'POST /api/programme/shows': [
    'm',
    () => ({ body: { cinemaId: 'cinema-1', shows: [wantedShow], skip: false } }),
  ],
  'POST /api/programme/shows/withdraw': [
    'm',
    () => ({ body: { cinemaId: 'cinema-1', ids: ['no-such-show'] } }),
  ],
  'PATCH /api/programme/shows': ['m', () => ({ body: { cinemaId: 'cinema-1', ids: ['no-such-show'] } })],
  'POST /api/programme/shows/cancel': [
    'm',
    () => ({
      body: { cinemaId: 'cinema-1', ids: ['no-such-show'], keyword: 'CANCEL', refund: false },
    }),
  ],
  ...entryRows('movies', 'movie-1'),
  ...entryRows('distributors', 'lux-film'),
  ...entryRows('rental-profiles', 'half'),
  ...entryRows('clients', 'a-client'),
  'POST /api/catalogue/clients/{id}/archive': ['om', () => ({ params: nobody, body: { archived: true } })],
  'GET /api/clients': ['com'],
  'POST /api/clients': [
    'com',
    () => ({
      body: {
        id: randomUUID(),
        name: 'A',
        address: 'B',
        zip: 'C',
        city: 'D',
        country: 'LU',
        vatNumber: 'LU1',
        locale: 'en',
      },
    }),
  ],
  'GET /api/invoices': ['om'],
  'GET /api/invoice-export': ['om'],
  'GET /api/invoices/{id}': ['com', () => ({ params: nobody })],
  'GET /api/invoices/{id}/invoice.pdf': ['com', () => ({ params: nobody })],
  'GET /api/invoices/{id}/credit-note.pdf': ['com', () => ({ params: nobody })],
  'POST /api/invoices/{id}/mail': ['om', () => ({ params: nobody, body: {} })],
  'POST /api/invoices': ['cm', () => ({ body: { id: randomUUID(), billId, clientId: 'nobody' } })],
  'POST /api/invoices/{id}/credit': ['om', () => ({ params: nobody, body: { reason: 'wrong' } })],
  'POST /api/invoices/{id}/payment': ['om', () => ({ params: nobody, body: { paidDay: null } })],
  'GET /api/bills/{id}/invoice': ['cm', () => ({ params: { id: billId } })],
  'POST /api/movies/{id}/merge': ['om', () => ({ params: nobody, body: { into: 'nobody' } })],
  'GET /api/film-source': ['om'],
  'GET /api/film-source/{id}': ['om', () => ({ params: { id: '1' } })],
  'GET /api/rental/statement': ['om'],
  'GET /api/movies/{id}/run': ['om', () => ({ params: { id: 'movie-1' } })],
  'GET /api/rental/statement.xml': ['om'],
  'GET /api/rental/statement.pdf': ['om'],
  ...entryRows('rental-adjustments', 'late-count', 'm'),
  'GET /api/programme/programme.xml': everybody,
  'GET /api/programme/week.pdf': ['ucom'],
  'POST /api/catalogue/movies/{id}/archive': ['om', () => ({ params: nobody, body: { archived: true } })],
  'GET /api/translations/missing': ['om'],
  ...entryRows('versions', 'version-1'),
  ...entryRows('price-rates', 'normal'),
  'POST /api/price-rates/{id}/planned': [
    'om',
    () => ({ params: nobody, body: { newId: 'no-such-rate', day: '2099-01-01', cents: 1 } }),
  ],
  ...entryRows('ticket-discounts', 'three-for-two'),
  ...entryRows('payment-methods', 'test'),
  'GET /api/payment-providers': ['om'],
  'PUT /api/payment-methods/{id}/account': ['om', () => ({ params: nobody, body: { settings: {} } })],
  'GET /api/payment-methods/{id}/offered': ['om', () => ({ params: nobody })],
  'POST /api/payment-methods/{id}/tries': ['om', () => ({ params: nobody })],
  'GET /api/payment-methods/{id}/tries/{ref}': ['om', () => ({ params: { ...nobody, ref: 'tr_nobody' } })],
  ...entryRows('devices', 'a-device', 'm'),
  'POST /api/printers/test': [
    'm',
    () => ({ body: { cinemaId: 'cinema-1', printerId: 'nobody', drawer: false } }),
  ],
  'POST /api/printers/roll': ['m', () => ({ body: { cinemaId: 'cinema-1', printerId: 'nobody' } })],
  'POST /api/devices/search': ['m', () => ({ body: { cinemaId: 'cinema-1' } })],
  'POST /api/terminals/test': ['m', () => ({ body: { cinemaId: 'cinema-1', terminalId: 'nobody' } })],
  'GET /api/devices': ['om'],
  'POST /api/devices/let-in': [
    'm',
    () => ({ body: { cinemaId: 'cinema-1', uid: 'nobody', code: 'AAA-AAA', name: 'A' } }),
  ],
  'POST /api/devices/{id}/status': ['m', () => ({ params: { id: 'a-device' }, body: { status: 'logout' } })],
  'POST /api/devices/reload': ['m', () => ({ body: { deviceId: 'a-device' } })],
  'POST /api/devices/linked': ['vucom', () => ({ body: { key: 'nobody' } })],
  'POST /api/devices/linked/let-in': ['vucom', () => ({ body: { key: 'nobody', name: 'A' } })],
  'GET /api/device': everybody,
  'GET /api/signage': everybody,
  'POST /api/signage/preview': ['m', () => ({ body: { cinemaId: 'cinema-1' } })],
  // Only a wall that was let in may: nobody's session makes one.
  'POST /api/signage/plays': everybody,
  'GET /api/signage/spots/{id}/plays': ['om', () => ({ params: nobody })],
  'POST /api/device/ask': everybody,
  'POST /api/device/let-in': everybody,
  ...entryRows('products', 'popcorn'),
  'POST /api/catalogue/products/{id}/archive': ['om', () => ({ params: nobody, body: { archived: true } })],
  ...entryRows('voucher-types', 'ten'),
  ...entryRows('voucher-packages', 'two-tens'),
  'POST /api/catalogue/voucher-packages/{id}/archive': [
    'om',
    () => ({ params: nobody, body: { archived: true } }),
  ],
  'POST /api/catalogue/seat-classes/{id}/archive': [
    'om',
    () => ({ params: nobody, body: { archived: true } }),
  ],
  'POST /api/catalogue/voucher-types/{id}/archive': [
    'om',
    () => ({ params: nobody, body: { archived: true } }),
  ],
  'GET /api/token': everybody,
  'POST /session/touch': everybody,
  'GET /api/session': everybody,
  'POST /api/session': everybody,
  'POST /api/session/pin': everybody,
  'DELETE /api/session': everybody,
  'GET /api/kiosk/employees': everybody,
  'GET /api/programme': everybody,
  'GET /api/movies/{id}/poster': everybody,
  'GET /files/{hash}': everybody,
  'GET /files/{hash}/{rendition}': everybody,
  'GET /api/prices': everybody,
  'GET /api/schedules/{id}/seats': everybody,
  'GET /api/schedules/{id}/blocked': ['cm', () => ({ params: show })],
  'POST /api/schedules/{id}/blocked': [
    'cm',
    () => ({ params: show, body: { seats: ['Z99'], reason: 'broken', note: '' } }),
  ],
  'POST /api/schedules/{id}/unblocked': ['cm', () => ({ params: show, body: { seats: ['Z99'] } })],
  'POST /api/schedules/{id}/reservations': [
    'cm',
    () => ({
      params: show,
      body: {
        id: '018f4c1e-0000-7000-8000-000000000000',
        seats: ['Z99'],
        contact: { firstName: '', lastName: 'Nobody', phone: '12', mobile: '', email: '' },
      },
    }),
  ],
  'POST /api/schedules/{id}/reservations/release': ['cm', () => ({ params: show })],
  'POST /api/reservations/list': ['com', () => ({ body: {} })],
  'GET /api/reservations/{id}': ['com', () => ({ params: nobody })],
  'PATCH /api/reservations/{id}': ['com', () => ({ params: nobody, body: {} })],
  'POST /api/reservations/{id}/cancel': ['com', () => ({ params: nobody })],
  'PUT /api/holds/{id}': everybody,
  'POST /api/holds/{id}/auto': everybody,
  'GET /api/node-status': everybody,
  'GET /api/health': everybody,
  'POST /api/boxes/enrol': everybody,
  // The secret of a founding link decides (test/cloud-relay/founding.test.ts).
  'POST /api/founding/look': everybody,
  'POST /api/founding': everybody,
  // The administrator's secret and pass decide (test/cloud-relay/administration.test.ts).
  'POST /api/administration/sign-in': everybody,
  'POST /api/administration/sign-out': everybody,
  'POST /api/administration/exhibitors': everybody,
  'POST /api/administration/founding-links': everybody,
  'POST /api/administration/blocked': everybody,
  'GET /api/schedules/{id}/data': everybody,
  'GET /api/schedules/{id}/waiting-list': ['m', () => ({ params: show })],
  'POST /api/schedules/{id}/waiting-list/{guest}/remove': [
    'm',
    () => ({ params: { ...show, guest: 'nobody' } }),
  ],
  'POST /api/waiting-list': [
    'vucom',
    () => ({
      body: { scheduleId: show.id, email: 'guest@guest.example', seats: 2, adjacent: true, website: '' },
    }),
  ],
  'POST /api/waiting-list/confirm': ['vucom', () => ({ body: { token: 'forged.text' } })],
  'POST /api/waiting-list/leave': ['vucom', () => ({ body: { token: 'forged.text' } })],
  'POST /api/waiting-list/take': ['vucom', () => ({ body: { token: 'forged.text', basket: randomUUID() } })],
  'GET /api/schedules/{id}/arrangement': everybody,
  'POST /api/checkout': everybody,
  'GET /api/voucher-types/{slug}': everybody,
  'POST /api/voucher-types/filter': everybody,
  'GET /api/voucher-packages/{slug}': everybody,
  'POST /api/checkout/{uuid}/again': everybody,
  'POST /api/checkout/{uuid}/cancel': everybody,
  'GET /api/payments/{id}/status': everybody,
  'GET /api/payments/{id}/processing-data': everybody,
  'GET /api/bill/{uuid}/status': everybody,
  'GET /api/bill/{uuid}/result': everybody,
  'GET /bill/{uuid}/tickets.pdf': everybody,
  'GET /bill/{uuid}/voucher.pdf': everybody,
  'GET /bill/{uuid}/receipt.pdf': everybody,
  'GET /bill/{uuid}/calendar.ics': everybody,
  'GET /bill/{uuid}/tickets.pkpass': everybody,
  'POST /api/bill/{uuid}/mail': everybody,
  'POST /api/bill/{uuid}/delivery': everybody,
  'GET /api/bill/{uuid}/refund': everybody,
  'POST /api/bill/{uuid}/refund': everybody,
  'GET /api/bill/{uuid}/exchange': everybody,
  'POST /api/bill/{uuid}/exchange': everybody,
  'POST /api/bill/{uuid}/exchange-price': everybody,
  'POST /api/vouchers/validate': everybody,
  'POST /api/vouchers/balance': everybody,

  'GET /api/sessions': ['ucom'],
  'DELETE /api/sessions': ['ucom'],
  'DELETE /api/sessions/others': ['ucom'],
  'DELETE /api/sessions/{id}': ['ucom', () => ({ params: nobody })],
  'PUT /api/session/pin': ['ucom', () => ({ body: { current: 'wrong', pin: '7391' } })],
  'PUT /api/session/password': [
    'ucom',
    () => ({ body: { current: 'wrong', password: 'a quiet foyer', passwordConfirmation: 'a quiet foyer' } }),
  ],
  // A half sign-in opens nothing else: test/cloud-relay/second-step.test.ts.
  'POST /api/session/second': everybody,
  'PUT /api/session/second': everybody,
  'POST /api/session/second/begin': everybody,
  'POST /api/session/passkey/begin': everybody,
  'POST /api/session/passkey': everybody,
  // One's own alone; what they give is in test/cloud-relay/joined-exhibitors.test.ts.
  'GET /api/joined-exhibitors': ['ucom'],
  'POST /api/joined-exhibitors': ['ucom', () => ({ body: { address: 'nowhere', password: 'wrong' } })],
  'DELETE /api/joined-exhibitors/{id}': ['ucom', () => ({ params: nobody })],
  'POST /api/joined-exhibitors/{id}/move': ['ucom', () => ({ params: nobody })],
  'POST /api/session/arrive': everybody,
  // Whose deeds one sees: test/cloud-relay/deeds.test.ts.
  'GET /api/deeds': ['om'],
  'GET /api/passkeys': ['ucom'],
  'POST /api/passkeys/begin': ['ucom', () => ({ body: { password: 'wrong' } })],
  'PUT /api/passkeys': [
    'ucom',
    () => ({
      body: { name: 'x', credentialId: 'x', clientData: 'x', authenticatorData: 'x', publicKey: 'x' },
    }),
  ],
  'DELETE /api/passkeys/{id}': ['ucom', () => ({ params: nobody })],
  'GET /api/second-step': ['ucom'],
  'POST /api/second-step/begin': ['ucom', () => ({ body: { password: 'wrong' } })],
  'PUT /api/second-step': ['ucom', () => ({ body: { enrolment: 'x'.repeat(20), code: '000000' } })],
  'POST /api/second-step/codes': ['ucom', () => ({ body: { password: 'wrong', code: '000000' } })],
  'POST /api/second-step/remove': ['ucom', () => ({ body: { password: 'wrong', code: '000000' } })],
  'GET /api/node': ['ucom'],

  'GET /api/schedules/{id}/admissions': ['ucm', () => ({ params: show })],
  'POST /api/admissions/{id}/undo': [
    'm',
    () => ({ params: { id: randomUUID() }, body: { ticketId: 'nobody', scheduleId: laterToday } }),
  ],
  'POST /api/admissions': [
    'ucm',
    () => ({ body: { id: randomUUID(), code: 'nobody', scheduleId: laterToday } }),
  ],
  'POST /api/door/reservations': ['ucm', () => ({ body: { schedule: laterToday } })],
  'POST /api/door/sales': ['ucm', () => ({ body: { schedule: laterToday, text: 'Z99' } })],
  'GET /api/door/cards/{code}': ['ucom', () => ({ params: { code: 'NOBODY' } })],
  'POST /api/door/cards/{code}/take-back': [
    'ucom',
    () => ({ params: { code: 'NOBODY' }, body: { id: randomUUID() } }),
  ],
  'POST /api/door/cards/{code}/take-back/undo': [
    'om',
    () => ({ params: { code: 'NOBODY' }, body: { id: randomUUID() } }),
  ],
  'POST /api/scanner/receipt': ['ucm', () => ({ body: { admissions: [] } })],
  'POST /api/register/receipt': ['cm', () => ({ body: { bills: [] } })],
  'GET /api/paper': ['cm'],
  'GET /api/printing': ['cm'],
  'POST /api/printing/slips/{id}': ['cm', () => ({ params: nobody, body: { isOut: true } })],
  'PUT /api/line-display': ['cm', () => ({ body: { view: { at: 'idle' }, locale: 'en' } })],
  'POST /api/printing/rolls/{printerId}': ['cm', () => ({ params: { printerId: 'nobody' } })],
  'POST /api/sales': ['cm', () => ({ body: { ...basket(['A3']), totalCents: 1 } })],
  'GET /api/parked-baskets': ['cm', () => ({})],
  'POST /api/parked-baskets': ['cm', () => ({ body: { basket: emptyBasket(randomUUID()) } })],
  'POST /api/parked-baskets/{id}/take': ['cm', () => ({ params: { id: randomUUID() } })],
  'GET /api/bells': ['com'],
  'POST /api/bells': ['cm', () => ({ body: { id: randomUUID() } })],
  'POST /api/bells/{id}/answer': ['om', () => ({ params: nobody })],
  'GET /api/running-baskets': ['cm', () => ({})],
  'PUT /api/running-basket': ['cm', () => ({ body: { running: null } })],
  'POST /api/running-baskets/{id}/take-over': [
    'cm',
    () => ({ params: { id: randomUUID() }, body: { from: 'till-1' } }),
  ],
  'POST /api/bills/{id}/print': ['cm', () => ({ params: nobody })],
  'POST /api/bills/{id}/hand-out': ['cm', () => ({ params: nobody, body: { id: randomUUID() } })],
  'GET /api/snack-orders': ['cm'],
  'POST /api/bills/{id}/tickets/{line}/reprint': [
    'cm',
    () => ({ params: { ...nobody, line: '1' }, body: { id: randomUUID(), reason: 'lost' } }),
  ],
  'POST /api/bills/{id}/receipt': ['cm', () => ({ params: nobody })],
  'POST /api/register-commands': ['cm', () => ({ body: { code: 'no command' } })],
  'POST /api/voucher-overrides': [
    'cm',
    () => ({ body: { billId: randomUUID(), code: 'X', count: 1, employeeId: 'nobody', pin: '0' } }),
  ],
  'GET /api/vouchers/{code}': ['com', () => ({ params: { code: 'NOBODY' } })],
  'GET /api/voucher-types': ['com'],

  'GET /api/bills': ['com'],
  'GET /api/bill-search': ['com'],
  'GET /api/bill-sums': ['om'],
  'GET /api/bill-export': ['om'],
  'GET /api/bills/{id}': ['cm', () => ({ params: { id: billId } })],
  'GET /api/bills/{id}/tickets.pdf': ['cm', () => ({ params: { id: billId } })],
  'GET /api/bills/{id}/receipt.pdf': ['cm', () => ({ params: { id: billId } })],
  'POST /api/bills/{id}/mail': ['cm', () => ({ params: { id: billId }, body: {} })],
  'POST /api/bills/{id}/refunds': [
    'cm',
    () => ({ params: { id: billId }, body: { id: randomUUID(), lines: null, reason: 'guest', cents: 1 } }),
  ],
  'POST /api/bills/{id}/exchanges': [
    'cm',
    () => ({
      params: { id: billId },
      body: {
        id: randomUUID(),
        holdId: null,
        lines: [1],
        tickets: [{ scheduleId: laterToday, seatId: 'Z9', priceRateId: 'normal' }],
        differenceCents: 1,
        payments: [],
      },
    }),
  ],
  'GET /api/refunds/due': ['com'],
  'GET /api/till-methods': ['com'],
  'GET /api/day-sums': ['om'],
  'GET /api/day-sums/till': ['com'],
  'GET /api/shifts': ['om'],
  'GET /api/shift-sums': ['om'],
  'GET /api/shift-days': ['om'],
  'GET /api/shift-export': ['om'],
  'GET /api/cinemas/{cinemaId}/shifts/{id}': [
    'm',
    () => ({ params: { cinemaId: 'cinema-1', id: 'nobody' } }),
  ],
  'POST /api/cash/deposits': [
    'com',
    () => ({ body: { id: randomUUID(), kinds: [{ productId: 'nobody', pieces: 1 }], cents: 1 } }),
  ],
  'POST /api/cash/drawer': ['com', () => ({ body: { id: randomUUID(), reason: 'change' } })],
  'POST /api/cash/shifts/{id}/print': ['com', () => ({ params: nobody })],
  'GET /api/cash': ['com'],
  'GET /api/cash/reports': ['com'],
  'GET /api/terminal': ['com'],
  'POST /api/terminal/attempts': [
    'com',
    () => ({ body: { id: randomUUID(), forId: randomUUID(), cents: 100 } }),
  ],
  'GET /api/terminal/days': ['com'],
  'GET /api/terminal/days/{id}': ['com', () => ({ params: nobody })],
  'POST /api/terminal/days': ['com', () => ({ body: { id: randomUUID(), terminalId: 'nobody' } })],
  'POST /api/terminal/days/{id}/answer': ['com', () => ({ params: nobody, body: { cents: 100 } })],
  'POST /api/terminal/days/{id}/explanation': [
    'com',
    () => ({ params: nobody, body: { explanation: 'why' } }),
  ],
  'POST /api/terminal/days/{id}/print': ['com', () => ({ params: nobody })],
  'GET /api/terminal/refunds': ['com'],
  'POST /api/terminal/refunds/{id}': [
    'cm',
    () => ({ params: nobody, body: { attemptId: randomUUID(), way: 'cash' } }),
  ],
  'POST /api/terminal/attempts/{id}/abort': ['com', () => ({ params: nobody })],
  'POST /api/terminal/attempts/{id}/answer': ['com', () => ({ params: nobody, body: { isPaid: false } })],
  'POST /api/terminal/attempts/{id}/slip': ['com', () => ({ params: nobody, body: { slipFor: 'guest' } })],
  'POST /api/terminal/attempts/{id}/reversal': [
    'com',
    () => ({ params: nobody, body: { id: randomUUID(), byHand: false } }),
  ],
  'POST /api/cash/shifts': ['com', () => ({ body: { id: randomUUID(), floatCents: 0 } })],
  'POST /api/cash/shifts/{id}/moves': [
    'com',
    () => ({ params: nobody, body: { id: randomUUID(), what: 'paid_in', cents: 1, reason: 'rolls' } }),
  ],
  'POST /api/cash/shifts/{id}/counts': [
    'com',
    () => ({ params: nobody, body: { id: randomUUID(), coins: [], cashCents: 0 } }),
  ],
  'POST /api/cash/shifts/{id}/hand-over': [
    'com',
    () => ({ params: nobody, body: { id: randomUUID(), countId: null } }),
  ],
  'POST /api/cash/shifts/{id}/close': [
    'com',
    () => ({ params: nobody, body: { countId: randomUUID(), leftCents: 0 } }),
  ],
  'GET /api/popular-products': ['com'],
  'GET /api/schedules/{id}/rates-left': ['com', () => ({ params: show })],
  'POST /api/refund-requests/{id}/decline': ['com', () => ({ params: nobody })],
  'GET /api/schedules/{id}/refunds': ['cm', () => ({ params: show })],
  'GET /api/worklist': ['com'],
  'POST /api/worklist/{id}/ask': ['cm', () => ({ params: { id: `bill:${billId}` } })],
  'POST /api/worklist/{id}/refund': ['cm', () => ({ params: { id: `bill:${billId}` } })],
  'POST /api/worklist/{id}/retry': ['cm', () => ({ params: { id: `bill:${billId}` } })],
  'POST /api/worklist/{id}/clear': [
    'cm',
    () => ({ params: { id: `bill:${billId}` }, body: { reason: 'by hand' } }),
  ],

  'POST /api/schedules': ['m', () => ({ body: { ...place, id: 'a-new-show', versionId: 'nobody' } })],
  'GET /api/placeholders': ['om'],
  'POST /api/placeholders': [
    'm',
    // Too far ahead to be kept.
    () => ({ body: { ...place, id: 'a-kept-time', name: 'Sneak', minutes: 90 } }),
  ],
  'PUT /api/placeholders/{id}': [
    'm',
    () => ({ params: nobody, body: { ...place, name: 'Sneak', minutes: 90 } }),
  ],
  'DELETE /api/placeholders/{id}': ['m', () => ({ params: { id: 'sneak' } })],
  'POST /api/schedules/{id}/move': ['m', () => ({ params: show, body: { ...place, screenId: 'nobody' } })],
  'PUT /api/schedules/{id}/own-minutes': [
    'm',
    () => ({ params: show, body: { preShowMinutes: null, cleaningMinutes: null } }),
  ],
  'POST /api/schedules/{id}/replan': [
    'm',
    () => ({
      params: show,
      body: { ...place, screenId: 'nobody', newId: 'another-show', keyword: 'CANCEL' },
    }),
  ],
  'POST /api/schedules/{id}/withdraw': ['m', () => ({ params: show })],
  'POST /api/schedules/{id}/restore': ['m', () => ({ params: show, body: { newId: 'one-more-show' } })],
  // Called off for good at the end of the test, by who may.
  'POST /api/schedules/{id}/cancel': ['m', () => ({ params: show, body: { keyword: 'CANCEL' } })],
  'POST /api/schedules/{id}/refunds': ['m', () => ({ params: show })],
  'POST /api/schedules/{id}/held-online/free': ['m', () => ({ params: show })],
  'GET /api/conflicts': ['om'],
  'POST /api/conflicts/resolve': ['om', () => ({ body: { conflictId: 'nobody', resolutionId: 'nobody' } })],
  'POST /api/files': ['om', () => ({ body: new Uint8Array([1]) })],
  'PUT /api/movies/{id}/poster': ['om', () => ({ params: nobody, body: { hash: null } })],

  'GET /api/vouchers': ['om'],
  'POST /api/vouchers': [
    'om',
    () => ({ body: { id: randomUUID(), voucherTypeId: 'nobody', turns: 1, holderName: '' } }),
  ],
  'GET /api/voucher-batches/{id}': ['om', () => ({ params: nobody })],
  'POST /api/voucher-batches': [
    'om',
    () => ({ body: { id: randomUUID(), voucherTypeId: 'nobody', turns: 1, holderName: '', count: 2 } }),
  ],
  'POST /api/vouchers/{code}/top-up': [
    'om',
    () => ({ params: { code: 'NOBODY' }, body: { id: randomUUID(), cents: 100 } }),
  ],
  'POST /api/vouchers/{code}/extend': [
    'om',
    () => ({ params: { code: 'NOBODY' }, body: { validUntil: '2030-01-01' } }),
  ],
  'POST /api/vouchers/{code}/exchange': [
    'com',
    () => ({ params: { code: 'NOBODY' }, body: { id: randomUUID(), newCode: 'CARD-2' } }),
  ],
  'POST /api/vouchers/{code}/give-rest': [
    'om',
    () => ({ params: { code: 'NOBODY' }, body: { id: randomUUID() } }),
  ],
  'POST /api/vouchers/{code}/cancel': ['om', () => ({ params: { code: 'NOBODY' } })],
  'GET /api/stock': ['com'],
  'GET /api/stock/{productId}/movements': ['om', () => ({ params: { productId: 'popcorn' } })],
  'POST /api/stock': [
    'm',
    () => ({
      body: {
        id: randomUUID(),
        cinemaId: 'cinema-1',
        kind: 'counted',
        lines: [{ productId: 'popcorn', quantity: 5 }],
      },
    }),
  ],
  'GET /api/voucher-debts': ['com'],
  'POST /api/voucher-debts/{id}/write-off': ['om', () => ({ params: nobody })],

  ...Object.fromEntries(
    ['people', 'products', 'vouchers', 'movies', 'shows'].flatMap((kind): [string, Row][] => [
      [`POST /api/import/${kind}/check`, ['om', () => ({ body: { rows: [{ row: 2, cells: {} }] } })]],
      [`POST /api/import/${kind}`, ['om', () => ({ body: { rows: [{ row: 2, cells: {} }], all: true } })]],
      [`GET /api/export/${kind}`, ['om']],
    ]),
  ),

  'GET /api/health/details': ['om'],
  'GET /api/boxes': ['om'],
  'POST /api/boxes/invitations': ['m', () => ({ body: { cinemaId: 'cinema-1' } })],
  'GET /api/offline-sync': ['om'],
  'POST /api/offline-sync/bundles': ['m', () => ({ body: { cinemaId: 'cinema-1' } })],
  'POST /api/offline-sync/take': ['om', () => ({ body: new Uint8Array([1]) })],
  // At the relay for who works in all cinemas: the machine is everybody's.
  'POST /api/node-status/machine': ['m', () => ({ body: word })],
  'POST /api/node-status/emergency-mode': ['m', () => ({ body: word })],
  'GET /api/node-status/quarantine': ['om'],
  'GET /api/node-status/forks': ['om'],
  'POST /api/node-status/forks': ['m', () => ({ body: { ...word, nodeId: boxId, keep: 'box' } })],

  // About all cinemas' guests, so for who works in all of them.
  'POST /api/personal-data/count': ['m', () => ({ body: { about: 'nobody@nowhere.example' } })],
  'POST /api/personal-data/export': ['m', () => ({ body: { about: 'nobody@nowhere.example' } })],
  'POST /api/personal-data/erase': ['m', () => ({ body: { about: 'nobody@nowhere.example' } })],
  'GET /api/training': ['m'],
  'PUT /api/training': ['m', () => ({ body: { until: null } })],
  'GET /api/personal-data/ageing': ['m'],
  'PUT /api/personal-data/ageing': ['m', () => ({ body: { months: 13 } })],

  'POST /api/session/reset': everybody,
  'POST /api/session/reset/read': everybody,
  'PUT /api/session/reset': everybody,
  'POST /api/employees/{id}/reset': ['om', () => ({ params: nobody, body: { kind: 'pin' } })],
  'POST /api/employees/{id}/first-password': [
    'om',
    () => ({ params: nobody, body: { email: 'a@b.example', locale: 'en' } }),
  ],
  'GET /api/mail': ['om'],
  'GET /api/employees': ['om'],
  'DELETE /api/employees/{id}/second-step': ['om', () => ({ params: nobody })],
  'GET /api/employees/{id}/sessions': ['om', () => ({ params: nobody })],
  'DELETE /api/employees/{id}/sessions': ['om', () => ({ params: nobody })],
  'DELETE /api/employees/{id}/sessions/{session}': [
    'om',
    () => ({ params: { ...nobody, session: 'nobody' } }),
  ],
  'GET /api/employees/{id}/deeds': ['om', () => ({ params: nobody })],
  'PUT /api/employees/{id}/pin': ['om', () => ({ params: nobody, body: { pin: '7391' } })],
  'PUT /api/employees/{id}/password': [
    'om',
    () => ({
      params: nobody,
      body: { email: 'a@b.example', password: 'a quiet foyer', passwordConfirmation: 'a quiet foyer' },
    }),
  ],
  'PUT /api/employees/{id}/active': ['om', () => ({ params: nobody, body: { active: true } })],
}

/** What only who works in every cinema may do at the relay. */
const ofTheWholeRelay = [
  'POST /api/node-status/machine',
  'POST /api/settings/mail-test',
  ...Object.keys(calls).filter(name => name.includes('/api/wallet')),
  'GET /api/training',
  'PUT /api/training',
  ...Object.keys(calls).filter(name => name.includes('/personal-data/')),
]
/** They end the session of who plays them, or the show everything is about. */
const last = ['POST /api/schedules/{id}/cancel', 'DELETE /api/sessions', 'DELETE /api/session']

let places: Places
const people = ['u', 'c', 'o', 'm'] as const
const ids = { u: 'ush', c: 'cass', o: 'there', m: 'here' }

beforeAll(async () => {
  places = await openPlaces()
  // Nobody looks around in the network of whoever runs the tests.
  places.box.tenant.searchDevices = async () => ({ addresses: [], plugged: [] })
  const { node } = places.tenant
  const pin = await hashSecret('1234')
  const password = await hashSecret('a good password')
  await node.execute({ who: 'node', via: 'test' }, tx => {
    const cinema = tx.catalogue.get('cinema', 'cinema-1')!
    changeEntry(tx, 'cinema', 'cinema-2', { ...cinema, name: 'The other' })
    changeEntry(tx, 'device', 'a-device', {
      name: 'Wall 1',
      cinemaId: 'cinema-1',
      type: 'signage',
      status: 'pending',
    })
    changeEntry(tx, 'distributor', 'lux-film', {
      name: 'Lux Film',
      offices: [],
      contacts: [],
      deleted: false,
    })
    changeEntry(tx, 'client', 'a-client', {
      name: 'A client',
      address: 'A street',
      zip: '1',
      city: 'A town',
      country: 'LU',
      deleted: false,
    })
    changeEntry(tx, 'rental_profile', 'half', {
      name: 'Half',
      shared: true,
      timeline: 'first_show',
      levyBasisPoints: 0,
      rates: [{ fromWeek: 1, basisPoints: 5000, minimumCents: 0 }],
      deleted: false,
    })
    changeEntry(tx, 'week_template', 'holidays', {
      cinemaId: 'cinema-1',
      name: 'Holidays',
      shows: [{ weekday: 3, time: '20:00', screenId: 'screen-1', versionId: 'version-1' }],
      deleted: false,
    })
    changeEntry(tx, 'slip_template', 'evening-ticket', {
      cinemaId: 'cinema-1',
      slip: 'ticket',
      deleted: false,
    })
    changeEntry(tx, 'seat_class', 'balcony', {
      name: { en: 'Balcony' },
      behaves: 'standard',
      color: 'teal',
      mark: 'dots',
      cents: 0,
      handlingCents: 0,
      order: 100,
      deleted: false,
    })
    changeEntry(tx, 'placeholder', 'sneak', {
      cinemaId: 'cinema-1',
      name: 'Sneak',
      place: { screenId: 'screen-1', startMs: 1, featureMs: 2, endMs: 3, readyMs: 4 },
      deleted: false,
    })
    changeEntry(tx, 'price_list', 'premieres', {
      name: { en: 'Premieres' },
      alone: true,
      order: 0,
      deleted: false,
    })
    changeEntry(tx, 'product_group', 'menus', {
      name: { en: 'Menus' },
      color: 'violet',
      order: 0,
      deleted: false,
    })
    changeEntry(tx, 'ticket_discount', 'three-for-two', {
      kind: 'n_for_m',
      name: { en: 'Three for two' },
      visibility: ['site', 'pos'],
      order: 0,
      deleted: false,
    })
    changeEntry(tx, 'voucher_package', 'two-tens', {
      name: { en: 'Two tens' },
      parts: [{ voucherTypeId: 'ten', count: 2, turns: 10 }],
      cents: 15_000,
      visibility: ['site', 'pos'],
      order: 0,
      deleted: false,
    })
    changeEntry(tx, 'rental_adjustment', 'late-count', {
      cinemaId: 'cinema-1',
      movieId: 'movie-1',
      day: '2026-11-21',
      effect: 'less',
      dueCents: 500,
      reason: 'counted twice',
      deleted: false,
    })
    changeEntry(tx, 'tag', 'late', { slug: 'late', title: { en: 'Late' }, order: 0 })
    changeEntry(tx, 'page', 'rules', { title: { en: 'Rules' }, slug: { en: 'rules' }, deleted: false })
    changeEntry(tx, 'menu_item', 'menu', { title: { en: 'Menu' }, kind: 'menu', order: 0, deleted: false })
    changeEntry(tx, 'footer_column', 'foot', { title: { en: 'Foot' }, kind: 'text', body: [], links: [] })
    changeEntry(tx, 'head_picture', 'summer', {
      title: { en: 'Summer' },
      picture: 'x'.repeat(43),
      deleted: false,
    })
    changeEntry(tx, 'preset', 'party', { title: { en: 'Party' }, body: [], deleted: false })
    changeEntry(tx, 'signage_role', 'foyer', { name: 'Foyer', deleted: false })
    changeEntry(tx, 'signage_view', 'welcome', { name: 'Welcome', content: 'now', deleted: false })
    changeEntry(tx, 'signage_theme', 'advent', { name: 'Advent', look: 'christmas', deleted: false })
    changeEntry(tx, 'signage_background', 'hall', {
      name: 'Hall',
      picture: 'x'.repeat(43),
      deleted: false,
    })
    changeEntry(tx, 'register_notice', 'late', {
      text: { en: 'Late' },
      until: '2099-01-01T00:00',
      cinemaId: null,
      deviceIds: [],
      deleted: false,
    })
    changeEntry(tx, 'signage_spot', 'cafe', {
      ...freshSpot,
      name: 'Café Central',
      landscape: 'a-picture-of-a-cafe',
      from: '2026-11-01',
      until: '2026-12-31',
    })
    changeEntry(tx, 'signage_notice', 'late', { text: { en: 'Late' }, urgent: false, deleted: false })
    changeEntry(tx, 'report', 'kept', {
      name: 'Kept',
      ownerId: 'nobody',
      shape: { subject: 'takings', by: 'day', compare: 'none' },
      period: 'this_week',
      sharedWith: 'reports',
      roleIds: [],
      deleted: false,
    })
    changeEntry(tx, 'site_text', 'home', { status: 'draft', body: [] })
    changeEntry(tx, 'campaign', 'november', {
      subject: { en: 'November' },
      body: [],
      state: 'pending',
      language: null,
      startAt: null,
      orderedAt: null,
      deleted: false,
    })
    changeEntry(tx, 'automation', 'weekly', {
      ...(automation.edit!.fresh as AutomationFields),
      name: 'Weekly',
      cinemaId: 'cinema-1',
    })
    changeEntry(tx, 'question_group', 'visit', { title: { en: 'Your visit' }, order: 0, deleted: false })
    changeEntry(tx, 'question', 'popcorn', { groupId: 'visit', question: { en: 'Popcorn?' }, deleted: false })
    changeEntry(tx, 'event', 'premiere', { slug: 'premiere', title: 'Premiere', scheduleId: laterToday })
    const may: Record<string, readonly Permission[]> = {
      ush: ['scan'],
      cass: ['sell', 'refund', 'scan'],
      there: permissions,
      here: permissions,
    }
    for (const [id, allowed] of Object.entries(may)) {
      const cinemaIds = [id === 'there' ? 'cinema-2' : 'cinema-1']
      changeEntry(tx, 'role', `role-${id}`, {
        name: id,
        color: 'red',
        permissions: [...allowed],
        deleted: false,
      })
      changeEntry(tx, 'employee', id, {
        name: id,
        roleIds: [`role-${id}`],
        cinemaIds,
        receivesManagementNotifications: false,
        active: true,
      })
      const secret = { employeeId: id, stamp: tx.stamp() }
      tx.append('exhibitor', 'credential.set', { ...secret, kind: 'pin' }, { hash: pin })
      const mail = { email: `${id}@small.example`, hash: password }
      tx.append('exhibitor', 'credential.set', { ...secret, kind: 'password' }, mail)
    }
  })
  const carl = await employeeAt(places.box.port, 'carl')
  const sold = await carl.call(makeSale, { body: basket(['A4']) })
  expect(sold.status, sold.text).toBe(200)
  billId = sold.body.bill.id
  boxId = places.box.tenant.node.identity.nodeId
  await places.agreed()
})
afterAll(() => places.close())

/** One of the people at a machine: ushers and cashiers at a box by PIN, managers by password. */
async function at(side: 'box' | 'relay', person: (typeof people)[number]): Promise<Client> {
  if (side === 'relay') return portalAt(places.relay.port, ids[person])
  // Who works elsewhere does not get in, and asks as a stranger.
  if (person === 'o') return visitorOf(places.box.port)
  if (person === 'm') return portalAt(places.box.port, ids[person])
  const client = await employeeAt(places.box.port, 'carl')
  const body = { employeeId: ids[person], pin: '1234' }
  const answer = await client.call(signInByPin, { body })
  expect(answer.status, answer.text).toBe(200)
  return client
}

async function mounted(side: 'box' | 'relay'): Promise<string[]> {
  const visitor = await visitorOf(places[side].port)
  const { paths } = (await visitor.send('GET', '/api/openapi.json')).body as unknown as {
    paths: Record<string, Record<string, unknown>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
}

/** Whether a call got as far as its own answer or refusal. */
async function gets(client: Client, name: string): Promise<boolean> {
  const [method = '', path = ''] = name.split(' ')
  const { params = {}, body = {} } = calls[name]?.[1]?.() ?? {}
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? 'nobody'))
  const query = name === 'GET /api/bill-search' ? '?text=nobody' : ''
  const answer = await client.send(method, filled + query, method === 'GET' ? undefined : body)
  expect(answer.status, `${name} ${answer.text}`).toBeLessThan(500)
  expect(answer.body.refusal, name).not.toBe('token_stale')
  if (calls[name]?.[1] && answer.body.refusal === 'invalid_input') unread.add(`${name} ${answer.text}`)
  return !['not_signed_in', 'not_allowed'].includes(answer.body.refusal ?? '')
}

test('every call of box and relay is written down here', async () => {
  const known = new Set([...(await mounted('box')), ...(await mounted('relay'))])
  expect([...known].filter(name => !calls[name])).toEqual([])
  expect(Object.keys(calls).filter(name => !known.has(name))).toEqual([])
})

test.each(['box', 'relay'] as const)(
  'at the %s everybody may do exactly what their role and their cinema allow',
  async side => {
    const names = await mounted(side)
    const ordered = [
      ...names.filter(name => !last.includes(name)),
      ...last.filter(name => names.includes(name)),
    ]
    const visitor = await visitorOf(places[side].port)
    const wrong: string[] = []
    const check = async (person: string, client: Client) => {
      for (const name of ordered) {
        // Health is told to whoever sits at the box itself, as everybody does in a test.
        if (side === 'box' && name === 'GET /api/health/details') continue
        if (name === 'DELETE /api/sessions' && person !== 'v') continue
        const row = calls[name]?.[0] ?? ''
        let may = row.includes(person)
        if (side === 'box' && person === 'o') may = row.includes('v')
        if (side === 'relay' && ofTheWholeRelay.includes(name)) may = false
        if ((await gets(client, name)) !== may) wrong.push(`${person} ${name}: ${may ? 'refused' : 'let in'}`)
      }
    }
    await check('v', visitor)
    for (const person of people) await check(person, await at(side, person))
    expect([...unread]).toEqual([])
    expect(wrong).toEqual([])
  },
  180_000,
)

test('lists leave out what belongs to other cinemas, and what opens doors', async () => {
  const there = await at('relay', 'o')
  const here = await at('relay', 'm')
  const { bills } = (await here.call(readBills, { query: {} })).body
  expect(bills.map(bill => bill.id)).toContain(billId)
  expect(bills.flatMap(bill => bill.lines).filter(line => line.ticketId)).toEqual([])
  expect((await there.call(readBills, { query: {} })).body.bills).toEqual([])
  expect((await here.call(readBillSums, { query: {} })).body.bills).toBeGreaterThan(0)
  expect((await there.call(readBillSums, { query: {} })).body).toMatchObject({ bills: 0, keptCents: 0 })
  expect((await there.call(exportBills, { query: {} })).body.bills).toEqual([])
  // Whoever edits the link to another cinema is refused, not shown an empty list.
  for (const call of [readBills, readBillSums, exportBills])
    expect((await there.call(call, { query: { cinema: 'cinema-1' } })).status).toBe(403)
  const text = bills.find(bill => bill.id === billId)!.number!
  expect((await here.call(findBills, { query: { text } })).body.bills).toHaveLength(1)
  expect((await there.call(findBills, { query: { text } })).body.bills).toEqual([])
  expect((await here.call(readBoxes)).body.boxes).toHaveLength(1)
  expect((await there.call(readBoxes)).body.boxes).toEqual([])
  expect((await here.call(readBill, { params: { id: billId } })).status).toBe(200)
})

test('live pages tell a manager of the own cinema, and nothing of the other', async () => {
  const pages = await Promise.all(
    (['m', 'o'] as const).map(async person => {
      const { cookies } = await at('relay', person)
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const hello = { channels: ['exhibitor', 'private-exhibitor'] as LiveChannel[] }
      return listenAt(places.relay.port, { headers: { cookie }, hello })
    }),
  )
  const { live } = places.tenant
  live.emit('private-exhibitor', { type: 'ticket.admitted', scheduleId: laterToday, inside: 1 }, 'cinema-1')
  live.emit('private-exhibitor', { type: 'edits.arrived' })
  await until(() => pages.every(page => page.events().some(({ type }) => type === 'edits.arrived')))
  expect(pages.map(page => page.events().some(({ type }) => type === 'ticket.admitted'))).toEqual([
    true,
    false,
  ])
  for (const page of pages) await page.close()
})

test('who is refused stands in the log', () => {
  const refused = places.heard.filter(
    ({ details }) => (details as { event?: string }).event === 'auth.refused',
  )
  expect(refused.map(({ details }) => details)).toContainEqual({
    event: 'auth.refused',
    who: 'employee:there',
    address: expect.any(String),
    call: 'POST /api/boxes/invitations',
  })
})

test('what left a cinema is not brought back into it by undoing, only by who works there', async () => {
  const { node } = places.tenant
  await node.execute({ who: 'employee:mia', via: 'portal' }, tx => {
    const screen = tx.catalogue.get('screen', 'screen-1')!
    changeEntry(tx, 'screen', 'screen-2', { ...screen, cinemaId: 'cinema-2', name: 'Two' })
    createSchedule(
      tx,
      { id: 'over-there', versionId: 'version-1', screenId: 'screen-2', day: '2026-11-21', time: '20:00' },
      { mayBePast: true },
    )
    changeEntry(tx, 'event', 'moved', {
      slug: 'moved',
      title: 'Moved',
      description: { en: 'Moved' },
      theme: 'default',
      scheduleId: laterToday,
      sellOnline: true,
      deleted: false,
    })
  })
  await node.execute({ who: 'employee:mia', via: 'portal' }, tx =>
    changeEntry(tx, 'event', 'moved', { scheduleId: 'over-there' }),
  )
  const calls = entryCalls(event)
  const params = { id: 'moved' }
  const there = await at('relay', 'o')
  const { edits } = (await there.call(calls.history, { params, query: {} })).body
  const body = { edit: edits[0]!.id, fields: ['scheduleId'] }
  expect((await there.call(calls.undo, { params, body })).body.refusal).toBe('not_allowed')
  expect(node.catalogue.get('event', 'moved')?.scheduleId).toBe('over-there')
  expect((await (await at('relay', 'm')).call(calls.undo, { params, body })).body.refusal).toBe('not_allowed')
  // An event in both cinemas is made and changed by who works in both.
  const both = { slug: 'both', title: 'Both', scheduleId: laterToday, moreScheduleIds: ['over-there'] }
  const made = { params: { id: 'both' }, body: both }
  for (const who of ['o', 'm'] as const)
    expect((await (await at('relay', who)).call(calls.create, made)).body.refusal).toBe('not_allowed')
})
