import { club } from '../api/club'
import { api } from '../api/http'
import type { NewTable, Seek, TableSummary } from '../api/types'
import { commitmentOf, newSecret } from './ownShare'
import { ownShare } from './reveal'

/** Opens a table at which we sit, with a share in its deal. */
export async function openTable(table: NewTable): Promise<TableSummary> {
  const secret = newSecret()
  const opened = await api.open({ ...table, commitment: commitmentOf(secret) })
  ownShare(opened).commit(secret)
  return opened
}

/** Sits down with anybody who wants the same, with a share in the deal. Whoever sat there before keeps their share. */
export async function seekTable(wanted: Seek): Promise<TableSummary> {
  const secret = newSecret()
  const found = await club.seek({ ...wanted, commitment: commitmentOf(secret) })
  const share = ownShare(found)
  if (!share.isKept) share.commit(secret)
  return found
}
