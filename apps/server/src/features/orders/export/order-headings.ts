// Heads of a file: the words of the screen's columns, with the unit that stands in the cells of a screen.
import type { exportSchema, orderColumns } from '@gabarit/contract'
import { translatorOf } from '@gabarit/i18n'
import type { z } from 'zod'
import type { CallContext } from '../../../lib/api.ts'

type Headings = Record<(typeof orderColumns)[number], string>

export function orderHeadings(
	{ viewer, language }: CallContext,
	list: z.output<typeof exportSchema>['list'],
): Headings {
	const t = translatorOf(language)
	const country = viewer.tenant.isFrenchReseller ? 'FR' : 'BE'
	const inEuros = (name: string) => t('paper:inEuros', { name })
	const including = t(`price:tax.including.${country}`)
	const headings: Headings = {
		reference: t('back-office:list.column.reference'),
		resellerReference: t('paper:columns.resellerReference'),
		tenant: t('back-office:list.column.tenant'),
		code: t('paper:columns.code'),
		type: t('back-office:list.column.type'),
		colour: t('supply:column.colour'),
		state: t('back-office:list.column.state'),
		customer: t('back-office:list.column.customer'),
		company: t('paper:columns.company'),
		email: t('paper:columns.email'),
		city: t('paper:columns.city'),
		seller: t('back-office:list.column.seller'),
		orderedAt: t(`back-office:list.column.${list === 'offers' ? 'offeredAt' : 'orderedAt'}`),
		deliveryAt: t('back-office:list.column.deliveryAt'),
		late: t('paper:columns.late'),
		supplierAt: t('back-office:list.column.supplierAt'),
		supplierLate: t('paper:columns.supplierLate'),
		validUntil: t('back-office:list.column.validUntil'),
		daysLeft: t('paper:columns.daysLeft'),
		payment: t('back-office:list.column.payment'),
		balance: inEuros(t('back-office:list.column.balance')),
		boards: t('supply:column.boards'),
		weight: t('paper:columns.weight'),
		pallets: t('back-office:list.column.pallets'),
		total: inEuros(t('back-office:list.column.total', { tax: including })),
		amountToSupplier: t('paper:columns.amountToSupplier'),
	}
	if (list !== 'production') return headings
	const excluding = t(`price:tax.excluding.${country}`)
	return {
		...headings,
		reference: t('supply:column.reference'),
		supplierAt: t('supply:column.supplierAt'),
		deliveryAt: t('supply:column.deliveryAt'),
		weight: t('supply:column.weight'),
		amountToSupplier: inEuros(t('supply:column.amount', { tax: excluding })),
	}
}
