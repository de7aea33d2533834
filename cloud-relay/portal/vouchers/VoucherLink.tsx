import { Link } from 'react-router'

/** A voucher in a list, by its code: opens it. */
export function VoucherLink({ code, title }: { code: string; title: string }) {
  return (
    <span>
      <Link className="row-name figures nowrap" to={`?code=${code}`}>
        {code}
      </Link>
      <span className="row-note">{title}</span>
    </span>
  )
}
