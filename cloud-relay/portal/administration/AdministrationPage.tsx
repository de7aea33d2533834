import { BarePage } from '../shell/BarePage.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { Directory } from './Directory.tsx'
import { SecretForm } from './SecretForm.tsx'
import { usePass } from './use-pass.ts'

/** Where whoever looks after a relay sees whom it runs: behind the operator's secret, and no exhibitor's page. */
export function AdministrationPage() {
  const { t } = useWords()
  const { pass, put } = usePass()
  return (
    <BarePage title={t('administration_title')} wide={Boolean(pass)}>
      {pass ? <Directory pass={pass} onOver={() => put(null)} /> : <SecretForm onPass={put} />}
    </BarePage>
  )
}
