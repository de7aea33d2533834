import { openAllowance } from '../../api/allowance.ts'
import type { Context, Mount } from '../../api/mount.ts'
import type { BodyOf } from '../../api/route.ts'
import type { Tenant } from '../../api/tenant.ts'
import { isLocale } from '../../i18n/locale.ts'
import { privatePart } from '../../journal/storage/private-store.ts'
import { businessDayAt } from '../../programme/day.ts'
import { Refusal } from '../../refusal.ts'
import { handleMessage, readMessages, sendEnquiry, sendMessage } from './contract.ts'
import { neededUntil, requireDayToCome } from './enquiry.ts'
import type { Enquiry } from './enquiry-kinds.ts'
import type { MessageParts } from './facts.ts'
import { proofAsked } from '../robot-proof/load.ts'
import { openRobotProof } from '../robot-proof/robot-proof.ts'
import { messageById, newestMessages } from './store.ts'

/** What all visitors together may write to an exhibitor in an hour: many times what a large one hears. */
const messagesPerHour = 120
const messagesPerPage = 50
/** After every instant there is. */
const fromTheNewest = '~'

/** Writing to the cinema, and reading what was written: only at the relay. */
export function messageRoutes(mount: Mount): void {
  const robots = openRobotProof()
  const mayWrite = openAllowance({ most: messagesPerHour, perMs: 3_600_000 })

  /** @param partsOf what is kept of it, for which it may still be refused */
  async function receive(
    { id: messageId, website, cinemaId, grecaptcha }: Written,
    { tenant, actor, locale }: Context,
    partsOf: () => MessageParts,
  ) {
    const { node } = tenant
    // A machine is told what a person is told, so that it learns nothing.
    if (website || messageById(node.db, messageId)) return {}
    const parts = partsOf()
    robots.require(proofAsked(tenant), grecaptcha)
    if (!mayWrite(node.identity.exhibitorId, node.runtime.now())) throw new Refusal('too_many_requests')
    const known = cinemaId !== null && node.catalogue.get('cinema', cinemaId) ? cinemaId : null
    await node.execute(actor, tx => {
      if (messageById(tx.db, messageId)) return
      const received = { messageId, cinemaId: known, locale }
      tx.append('exhibitor', 'message.received', received, parts, neededUntil(parts, tx.now.slice(0, 10)))
    })
    return {}
  }

  mount(sendMessage, ({ body }, context) => receive(body, context, () => writtenBy(body)))

  mount(sendEnquiry, ({ body }, context) =>
    receive(body, context, () => ({ ...writtenBy(body), enquiry: enquiryOf(body, context.tenant) })),
  )

  mount(readMessages, ({ query }, { tenant }) => {
    const { node } = tenant
    const rows = newestMessages(node.db, query.before ?? fromTheNewest, messagesPerPage + 1)
    const messages = rows
      .slice(0, messagesPerPage)
      .map(({ id, at, cinemaId, locale, privateDigest, handled, by }) => ({
        id,
        at,
        cinemaId,
        locale: isLocale(locale) ? locale : ('en' as const),
        from: privatePart<MessageParts>(node, privateDigest) ?? null,
        handled: handled === 1,
        by,
      }))
    const last = messages.at(-1)
    return { messages, next: rows.length > messagesPerPage && last ? `${last.at} ${last.id}` : null }
  })

  mount(handleMessage, async ({ params, body }, { tenant, actor, signedIn }) => {
    const { node } = tenant
    if (!messageById(node.db, params.id)) throw new Refusal('not_found')
    await node.execute(actor, tx =>
      tx.append('exhibitor', 'message.handled', {
        messageId: params.id,
        handled: body.handled,
        by: signedIn!.name,
      }),
    )
    return {}
  })
}

type Written = BodyOf<typeof sendMessage>

const writtenBy = ({ name, email, phone, message }: Omit<Written, 'id'>): MessageParts => {
  return { name, email, phone, message }
}

/** What is wished, with a film that the website shows by its title. Refuses `invalid_input` for a day that is none. */
function enquiryOf(
  { about, people, day, movieId, cinemaId }: BodyOf<typeof sendEnquiry>,
  { node: { catalogue, runtime } }: Tenant,
): Enquiry {
  const cinema = catalogue.get('cinema', cinemaId ?? '') ?? catalogue.all('cinema')[0]
  requireDayToCome(day, businessDayAt(catalogue, cinema?.id ?? '', runtime.now()))
  const movie = movieId === null ? undefined : catalogue.get('movie', movieId)
  const isShown = movie && !movie.deleted && movie.visibility.includes('site')
  return { about, people, day, film: isShown ? movie.title : null }
}
