/** How people prove who they are, and where they are signed in. */
export type PeopleTables = {
  credentials: {
    employee_id: string
    kind: 'pin' | 'password' | 'second_step'
    digest: string
    stamp: string
  }
  sessions: {
    token_hash: string
    id: string
    employee_id: string
    purpose: 'kiosk' | 'portal'
    factors: string
    device: string
    created_ms: number
    seen_ms: number
    ends_ms: number
    rights: string
    browser: 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'samsung' | 'unknown'
    system: 'android' | 'chromeos' | 'ios' | 'linux' | 'macos' | 'windows' | 'unknown'
    address: string
  }
  used_recovery_codes: { employee_id: string; code_hash: string }
  passkeys: { id: string; employee_id: string; digest: string }
  removed_passkeys: { id: string }
  passkey_uses: { id: string; count: number; used_ms: number }
  joined_exhibitors: {
    employee_id: string
    exhibitor_id: string
    other_id: string
    stamps: string
    other_stamps: string
  }
  spent_proofs: { proof: string; ends_ms: number }
}
