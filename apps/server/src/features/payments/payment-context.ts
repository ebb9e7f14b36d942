import type { Services } from '../../lib/services.ts'
import type { Provider } from './provider.ts'

export type PaymentContext = { services: Services; provider: Provider }
