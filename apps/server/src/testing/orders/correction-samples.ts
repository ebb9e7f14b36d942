import type { Correction } from '@gabarit/contract'
import { home } from '../test-shop.ts'

/** For each field a value that differs from the order's. */
export const correctionSamples: Required<Correction> = {
	firstName: 'Tom',
	lastName: 'Lambertz',
	phoneNumber: '+32 2 123 45 67',
	gsm: null,
	companyName: 'Lambert SRL',
	vatNumber: 'BE 0403.170.701',
	email: 'nouveau@example.be',
	remark: 'Sonner chez Weber',
	externalReference: 'X-9',
	resellerReference: 'R-9',
	billingAddress: { ...home, streetNumber: '35' },
	deliveryAddress: { ...home, streetNumber: '35' },
	deliveryMode: 'pickUp',
	services: [{ code: 'fitting' }],
	discount: { reason: 'Geste', percentage: 5 },
	deliveryPrice: 1234,
	attestation: null,
	paymentType: 'None',
	deliveryDate: '2026-12-24',
}
