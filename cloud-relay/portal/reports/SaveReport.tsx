import { Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { writeCsv } from '#core/csv/text.ts'
import type { ReportTable } from '#core/reports/contract.ts'
import { mailReport, readReportPdf } from '#core/reports/paper-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { saveFile } from '../offline-sync/save-file.ts'
import { Failed } from '../parts/Failed.tsx'
import { useSide } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { reportCells, reportXml } from './report-text.ts'
import { questionOf, type ReportChoice } from './use-report.ts'

/** Saves what is shown as a file, prints it, or has it mailed. Files and paper are made in the browser, also cut off. */
export function SaveReport({ choice, table }: { choice: ReportChoice; table: ReportTable | undefined }) {
  const { locale, t } = useWords()
  const call = useCall()
  const isOnline = useSide().data?.node === 'relay'
  const mailing = useMutation({
    mutationFn: () => call(mailReport, { body: questionOf(choice, choice.days!) }),
  })
  const bytes = (text: string) => new TextEncoder().encode(text)
  const named = (ending: string) => `${table!.subject}-${table!.by}-${table!.from}_${table!.to}.${ending}`
  const csv = (separator: ',' | ';', mark: '.' | ',') =>
    saveFile(named('csv'), bytes(writeCsv(reportCells(table!, { t, locale, mark }), separator)), 'text/csv')
  const isEmpty = !table?.rows.length
  return (
    <div className="report-save">
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button busy={mailing.isPending} {...(isEmpty ? { disabledReason: t('reports_empty') } : {})}>
            {t('reports_save')}
          </Button>
        </Menu.Target>
        {!isEmpty && (
          <Menu.Dropdown>
            <Menu.Item onClick={() => csv(';', ',')}>{t('reports_csv_eu')}</Menu.Item>
            <Menu.Item onClick={() => csv(',', '.')}>{t('reports_csv_us')}</Menu.Item>
            <Menu.Item
              onClick={() =>
                saveFile(named('xml'), bytes(reportXml(table, { t, locale })), 'application/xml')
              }
            >
              {t('reports_xml')}
            </Menu.Item>
            <Menu.Item onClick={() => print()}>{t('reports_print')}</Menu.Item>
            {isOnline && choice.days ? (
              <>
                <Menu.Item component="a" href={pdfAddress(choice)} target="_blank" rel="noreferrer">
                  {t('reports_pdf')}
                </Menu.Item>
                <Menu.Item onClick={() => mailing.mutate()}>{t('reports_mail')}</Menu.Item>
              </>
            ) : (
              <Menu.Label>{t('reports_paper_online')}</Menu.Label>
            )}
          </Menu.Dropdown>
        )}
      </Menu>
      <Failed error={mailing.error} />
      {mailing.data && (
        <Notice tone="info" announce>
          {t('reports_mailed', { to: mailing.data.to })}
        </Notice>
      )}
    </div>
  )

  function pdfAddress({ days, ...rest }: ReportChoice): string {
    const asked = { ...questionOf(rest, days!), locale }
    return `${readReportPdf.path}?${new URLSearchParams(asked as Record<string, string>)}`
  }
}
