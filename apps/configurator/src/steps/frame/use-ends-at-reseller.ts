import { useAccount } from '../../lib/server/account.ts'
import { useDesign } from '../../session/design-context.tsx'

/** A visitor of a reseller's shop neither orders nor asks for an offer: Recap leads to the reseller (specification 2). */
export function useEndsAtReseller(): boolean {
	const { domain } = useDesign()
	return useAccount() === null && domain.isConfiguratorReseller
}
