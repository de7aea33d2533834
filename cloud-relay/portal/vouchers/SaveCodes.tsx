import { useMutation } from '@tanstack/react-query'
import { writeCsv } from '#core/csv/text.ts'
import { readVoucherBatch } from '#core/vouchers/batch-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { saveFile } from '../offline-sync/save-file.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { codeCells } from './code-cells.ts'

/** Saves the codes of a batch as a file for a spreadsheet, as often as somebody asks for it. */
export function SaveCodes({ batchId }: { batchId: string }) {
  const { locale, t } = useWords()
  const call = useCall()
  const notAllowed = useReason('manage_vouchers')
  const saving = useMutation({
    async mutationFn() {
      const { vouchers } = await call(readVoucherBatch, { params: { id: batchId } })
      const isEnglish = locale === 'en'
      const cells = codeCells(vouchers, { t, locale, mark: isEnglish ? '.' : ',' })
      const text = writeCsv(cells, isEnglish ? ',' : ';')
      saveFile(`vouchers-${batchId.slice(0, 8)}.csv`, new TextEncoder().encode(text), 'text/csv')
    },
  })
  return (
    <>
      <Button
        busy={saving.isPending}
        onPress={() => saving.mutate()}
        {...(notAllowed ? { disabledReason: notAllowed } : {})}
      >
        {t('voucher_codes_save')}
      </Button>
      <Failed error={saving.error} />
    </>
  )
}
