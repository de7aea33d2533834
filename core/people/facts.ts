import {
  applyPasskeyAdded,
  applyPasskeyRemoved,
  passkeyAbout,
  type PasskeyAdded,
  type PasskeyRemoved,
} from './passkey-store.ts'
import { applyRecoveryCodeUsed, type RecoveryCodeUsed } from './proof-store.ts'
import {
  applyCredentialSet,
  applyPersonErased,
  secretAbout,
  type CredentialSet,
  type PersonErased,
} from './store.ts'

/** What happens to how people sign in: each fact and its body. */
export type PeopleFacts = {
  'credential.set': CredentialSet
  'recovery_code.used': RecoveryCodeUsed
  'passkey.added': PasskeyAdded
  'passkey.removed': PasskeyRemoved
  'person.erased': PersonErased
}

/** How each is read. */
export const peopleKinds = {
  'credential.set': { v: 1, trade: 'stays', apply: applyCredentialSet, about: secretAbout },
  'recovery_code.used': { v: 1, trade: 'stays', apply: applyRecoveryCodeUsed },
  'passkey.added': { v: 1, trade: 'stays', apply: applyPasskeyAdded, about: passkeyAbout },
  'passkey.removed': { v: 1, trade: 'stays', apply: applyPasskeyRemoved },
  'person.erased': { v: 1, trade: 'stays', apply: applyPersonErased },
} as const
