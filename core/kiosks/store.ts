import { kept } from '../database/kept.ts'
import { only, prepared } from '../database/prepared.ts'
import type { Db } from '../database/sql.ts'
import type { Tables } from '../database/tables.ts'
import type { Apply } from '../journal/apply.ts'

/**
 * A machine was let in as a device: from now on that device is the one whose token has this hash, and whichever was it
 * before no longer is.
 */
export type DeviceLetIn = {
  deviceId: string
  cinemaId: string
  uid: string
  /** SHA-256 of the machine's token, base64url; the token itself is only in the machine. */
  tokenHash: string
  stamp: string
}

const put = prepared((q, given: Tables['device_tokens']) =>
  q
    .insertInto('device_tokens')
    .values(only(given, 'device_id', 'uid', 'token_hash', 'stamp'))
    .onConflict(conflict =>
      conflict
        .column('device_id')
        .doUpdateSet(({ ref }) => ({
          uid: ref('excluded.uid'),
          token_hash: ref('excluded.token_hash'),
          stamp: ref('excluded.stamp'),
        }))
        .whereRef('excluded.stamp', '>', 'device_tokens.stamp'),
    ),
)
const ofUid = prepared((q, given: { uid: string }) =>
  q
    .selectFrom('device_tokens')
    .select(['device_id as deviceId', 'token_hash as tokenHash'])
    .where('uid', '=', given.uid)
    .orderBy('device_id'),
)

export const applyDeviceLetIn: Apply<DeviceLetIn> = ({ db }, { body }) => {
  const { deviceId, uid, tokenHash, stamp } = body
  put.run(db, { device_id: deviceId, uid, token_hash: tokenHash, stamp })
  // The machine that was this device before no longer is.
  known.forgetAll(db)
}

type DeviceToken = Readonly<{ deviceId: string; tokenHash: string }>
/** Of machines that were let in, each of which names itself in every call. */
const known = kept<readonly DeviceToken[]>('device tokens', 500)

/** The devices a machine was let in as, with the hash of its token: one, unless two managers let it in as two. */
export function tokensOf(db: Db, uid: string): readonly DeviceToken[] {
  return known.read(db, uid, () => someOf(ofUid.all(db, { uid }))) ?? []
}

const someOf = <Row>(rows: Row[]): Row[] | undefined => (rows.length ? rows : undefined)
