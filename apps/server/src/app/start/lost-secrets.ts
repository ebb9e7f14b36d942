import { purposeOf as purposeOfFactor } from '../../features/accounts/second-factor/second-factor.ts'
import { encryptedSecrets } from '../../features/accounts/second-factor/second-factor-table.ts'
import { purposeOf as purposeOfSettings } from '../../features/integrations/integration-settings.ts'
import { encryptedSettings } from '../../features/integrations/integration-settings-table.ts'
import type { Services } from '../../lib/services.ts'

export async function lostSecrets({
	db,
	secretBox,
}: Pick<Services, 'db' | 'secretBox'>): Promise<{ shops: number; accounts: number }> {
	const isLost = (text: string | null, purpose: string) => {
		if (text === null) return false
		try {
			secretBox.decrypt(text, purpose)
			return false
		} catch {
			return true
		}
	}
	const [settings, factors] = await Promise.all([encryptedSettings(db), encryptedSecrets(db)])
	return {
		shops: settings.filter(({ tenant, authenticationValue, signingKey }) =>
			[authenticationValue, signingKey].some((it) => isLost(it, purposeOfSettings(tenant))),
		).length,
		accounts: factors.filter(({ tenant, userId, secret }) =>
			isLost(secret, purposeOfFactor({ tenant, id: userId })),
		).length,
	}
}
