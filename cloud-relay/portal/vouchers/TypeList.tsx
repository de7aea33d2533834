import { useState } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Waiting } from '../parts/Page.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useVoucherTypes } from './queries.ts'
import { TypePanel } from './TypePanel.tsx'

/** The kinds of vouchers that are sold. */
export function TypeList() {
  const { locale, t } = useWords()
  const types = useVoucherTypes()
  const notAllowed = useReason('manage_vouchers')
  const [openId, setOpenId] = useState<string | null>(null)
  if (!types.data) return <Waiting asked={types} skeleton={<Skeleton height="240px" />} />
  const all = types.data.types
  return (
    <div className="board-layout">
      <div className="stack">
        <div className="row">
          <Button
            variant="primary"
            icon="plus"
            {...(notAllowed ? { disabledReason: notAllowed } : {})}
            onPress={() => setOpenId('new')}
          >
            {t('type_add')}
          </Button>
        </div>
        {all.length === 0 ? (
          <EmptyState icon="voucher" title={t('types_none')}>
            {t('types_none_hint')}
          </EmptyState>
        ) : (
          <div className="table-scroll" tabIndex={0} role="region" aria-label={t('voucher_types')}>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{t('type_title')}</th>
                  <th scope="col">{t('type_kind')}</th>
                  <th scope="col" className="number">
                    {t('voucher_turn_price')}
                  </th>
                  <th scope="col">{t('voucher_turns')}</th>
                  <th scope="col" data-minor>
                    {t('type_months')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {all.map(type => (
                  <tr
                    key={type.id}
                    data-press
                    aria-current={type.id === openId || undefined}
                    onClick={() => setOpenId(type.id)}
                  >
                    <td>
                      <button type="button" className="row-name" onClick={() => setOpenId(type.id)}>
                        {inLocale(type.title, locale)}
                      </button>
                    </td>
                    <td>{t(`kind_${type.type}`)}</td>
                    <td className="number">{formatCents(type.turnCents, locale)}</td>
                    <td>
                      {t('turns_bounds', { min: type.turnsMin, max: type.turnsMax, step: type.turnsStep })}
                    </td>
                    <td data-minor>
                      {type.validMonths === null
                        ? t('voucher_ever')
                        : t('months', { count: type.validMonths })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
      {openId && (
        <TypePanel key={openId} type={all.find(type => type.id === openId)} onClose={() => setOpenId(null)} />
      )}
    </div>
  )
}
