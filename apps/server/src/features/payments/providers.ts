import type { Services } from '../../lib/services.ts'
import { mollieProvider } from './mollie.ts'
import type { Provider } from './provider.ts'
import { testProvider } from './test-provider.ts'

export type PaymentSettings =
	| { kind: 'mollie'; key: string; baseUrl: string }
	| { kind: 'test' }
	| { kind: 'none' }

export function providerOf(services: Services, settings: PaymentSettings): Provider | null {
	switch (settings.kind) {
		case 'mollie':
			return mollieProvider(settings)
		case 'test':
			return testProvider({
				db: services.db,
				now: services.now,
				pageOf: async (tenant, id) => {
					const shop = services.addressOf(await services.tenants.byCode(tenant))
					return `${shop}/test-payment/${tenant}/${id}`
				},
			})
		case 'none':
			return null
	}
}
