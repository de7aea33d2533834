import type { Context, Mount } from '../api/mount.ts'
import { refusalSentence } from '../i18n/refusals/sentence.ts'
import { isoIn } from '../programme/day.ts'
import { cancelShows, changeShows } from './several-commands.ts'
import { cancelShows as cancelContract, changeShows as changeContract } from './several-contract.ts'
import { lookAtShows, OnlyJudged, planShows, withdrawShows } from './week-commands.ts'
import {
  lookAtShows as lookContract,
  planShows as planContract,
  withdrawShows as withdrawContract,
  type JudgedShow,
} from './week-contract.ts'
import type { Judged } from './week-rule.ts'

/** Planning, changing and cancelling many shows at once, on box and relay alike. */
export function weekRoutes(mount: Mount): void {
  mount(lookContract, async ({ body: { cinemaId, shows } }, context) => {
    const { tenant, actor } = context
    const judged = await tenant.node
      .execute(actor, tx => lookAtShows(tx, cinemaId, shows))
      .catch((cause: unknown) => {
        if (cause instanceof OnlyJudged) return cause.shows
        throw cause
      })
    return { shows: judged.map(each => judgedView(context, cinemaId, each)) }
  })

  mount(planContract, async ({ body }, context) => {
    const { tenant, actor } = context
    const judged = await tenant.node.execute(actor, tx => planShows(tx, body))
    return { shows: judged.map(each => judgedView(context, body.cinemaId, each)) }
  })

  mount(withdrawContract, async ({ body }, { tenant, actor }) => {
    await tenant.node.execute(actor, tx => withdrawShows(tx, body.cinemaId, body.ids))
    return {}
  })

  mount(changeContract, async ({ body }, { tenant, actor }) => ({
    changed: await tenant.node.execute(actor, tx => changeShows(tx, body)),
  }))

  mount(cancelContract, async ({ body: { cinemaId, ids, refund } }, { tenant, actor, signedIn }) => {
    const refundedBy = refund ? signedIn!.name : null
    return {
      cancelled: await tenant.node.execute(actor, tx => cancelShows(tx, { cinemaId, ids, refundedBy })),
    }
  })
}

function judgedView(
  { tenant, locale }: Context,
  cinemaId: string,
  { wanted, span, title, refusal }: Judged,
): JudgedShow {
  const zone = tenant.node.catalogue.get('cinema', cinemaId)?.timezone ?? 'UTC'
  return {
    id: wanted.id,
    movie: title,
    start: span && isoIn(span.startMs, zone),
    ready: span && isoIn(span.readyMs, zone),
    trouble: refusal && refusalSentence(refusal.code, refusal.details, locale, zone),
  }
}
