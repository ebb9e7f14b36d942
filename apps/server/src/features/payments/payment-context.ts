// What every payment is made with: the services, and the provider that is set up.
import type { Services } from '../../lib/services.ts'
import type { Provider } from './provider.ts'

export type PaymentContext = { services: Services; provider: Provider }
