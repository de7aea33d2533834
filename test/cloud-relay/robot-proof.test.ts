import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissions } from '#core/access/employee.ts'
import { changeEntry } from '#core/catalogue/change-entry.ts'
import { sendMessage } from '#core/content/messages/contract.ts'
import { newestMessages } from '#core/content/messages/store.ts'
import { subscribe } from '#core/content/newsletter/contract.ts'
import type { Call } from '#core/api/call.ts'
import { CallRefused } from '#core/api/call.ts'
import type { RefusalDetails } from '#core/refusal.ts'
import { locales } from '#core/i18n/locale.ts'
import { privatePart } from '#core/journal/storage/private-store.ts'
import { changeSettings } from '#core/venue/settings/contract.ts'
import { validateVoucher } from '#core/vouchers/public-contract.ts'
import { solve } from '#relay/site/parts/solve.ts'
import { withProof } from '#relay/site/parts/with-proof.ts'
import type { Client } from '../world/client.ts'
import { managerAt, visitorOf } from '../world/people.ts'
import { openPlaces, type Places } from '../world/places.ts'
import { byHand } from '../world/small-exhibitor.ts'

let places: Places
let mia: Client
beforeAll(async () => {
  places = await openPlaces({ hastened: true, box: false })
  await places.tenant.node.execute(byHand, tx =>
    changeEntry(tx, 'role', 'role-manager', { permissions: [...permissions] }),
  )
  mia = await managerAt(places.relay.port)
})
afterAll(() => places.close())

const wanted = async (isOn: boolean) => {
  const answer = await mia.call(changeSettings, {
    body: { place: 'exhibitor', data: { recaptcha: isOn } },
  })
  expect(answer.status, answer.text).toBe(200)
}
const visitor = () => visitorOf(places.relay.port)
const message = (more: object = {}) => ({
  id: randomUUID(),
  name: 'Ada',
  email: 'ada@visitor.example',
  phone: '',
  message: 'When do you open?',
  cinemaId: null,
  website: '',
  ...more,
})
const challengeIn = ({ body }: { body: { details?: Record<string, unknown> } }) =>
  String(body.details?.['challenge'])
const received = () => newestMessages(places.tenant.node.db, '~', 100)

test('nobody is asked for a proof before a manager wants it', async () => {
  expect((await (await visitor()).call(sendMessage, { body: message() })).status).toBe(200)
})

test('a form, the newsletter and a code are refused without a proof, in the visitor’s language, and kept nowhere', async () => {
  await wanted(true)
  const before = received().length
  const sentences = new Set<string>()
  for (const locale of locales) {
    const ada = await visitor()
    ada.speak(locale)
    const refused = await ada.call(sendMessage, { body: message() })
    expect([refused.status, refused.body.refusal]).toEqual([428, 'robot_proof_needed'])
    expect(challengeIn(refused)).toMatch(/^[\w-]+\.[\w-]+$/)
    sentences.add(String(refused.body.message))
  }
  expect(sentences.size).toBe(locales.length)
  const ada = await visitor()
  const body = { email: 'ada@visitor.example', first_name: '', last_name: '', website: '' }
  expect((await ada.call(subscribe, { body })).body.refusal).toBe('robot_proof_needed')
  expect((await ada.call(validateVoucher, { body: { barcode: '1234567890' } })).body.refusal).toBe(
    'robot_proof_needed',
  )
  expect(received()).toHaveLength(before)
})

test('what a browser computed opens one call once, and is not kept with what was written', async () => {
  const ada = await visitor()
  const grecaptcha = await solve(challengeIn(await ada.call(sendMessage, { body: message() })))
  expect((await ada.call(sendMessage, { body: message({ grecaptcha }) })).status).toBe(200)
  const again = await ada.call(sendMessage, { body: message({ grecaptcha }) })
  expect(again.body.refusal).toBe('robot_proof_needed')
  const body = { email: 'ada@visitor.example', first_name: '', last_name: '', website: '', grecaptcha }
  expect((await ada.call(subscribe, { body })).body.refusal).toBe('robot_proof_needed')
  const kept = privatePart<object>(places.tenant.node, received()[0]!.privateDigest)
  expect(Object.keys(kept ?? {}).sort()).toEqual(['email', 'message', 'name', 'phone'])
})

test('the website’s forms send themselves again with the proof, so that a person sees nothing of it', async () => {
  const ada = await visitor()
  const call = (async (route, options) => {
    const answer = await ada.call(route, options as never)
    if (answer.status === 200) return answer.body
    const { refusal = 'internal', message: sentence, details } = answer.body
    throw new CallRefused(refusal, answer.status, String(sentence), (details ?? {}) as RefusalDetails, {})
  }) as Call
  const before = received().length
  await withProof(call, sendMessage, { body: message() })
  expect(received()).toHaveLength(before + 1)
  await expect(withProof(call, validateVoucher, { body: { barcode: '1234567890' } })).rejects.toMatchObject({
    code: 'voucher_unknown',
  })
  await wanted(false)
})
