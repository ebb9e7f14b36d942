import {
	type ProfessionalExportQuery,
	type ProfessionalRow,
	professionalColumns,
	sharedRatingOf,
	type UserExportQuery,
	type UserRow,
	userColumns,
} from '@gabarit/contract'
import { formatDate, formatTime, type Language, translatorOf } from '@gabarit/i18n'
import type { CallContext } from '../../../lib/api.ts'
import { requireAccess, rightScopeOf } from '../../../lib/rights/permissions.ts'
import { exportTable } from '../../../lib/tables/export-table.ts'
import { shopNames } from '../../../lib/tables/shared-cells.ts'
import type { TableCell } from '../../../lib/tables/table-file.ts'
import { professionalList } from './professionals.ts'
import { userList } from './users.ts'

function lastLoginOf({ state, lastLoginAt, createdAt, disabledAt }: UserRow, language: Language) {
	const t = translatorOf(language)
	const day = (iso: string) => formatDate(iso, language)
	if (state === 'disabled' && disabledAt !== null)
		return t('people:lastLogin.disabled', { date: day(disabledAt) })
	if (state === 'invited') return t('people:lastLogin.invited', { date: day(createdAt) })
	if (lastLoginAt === null) return t('people:lastLogin.never')
	return t('people:lastLogin.at', {
		date: day(lastLoginAt),
		time: formatTime(lastLoginAt, language),
	})
}

type Shared = Record<'name' | 'email' | 'shop' | 'rating' | 'lastLoginAt', TableCell>

/** What both lists show of an account. A rating is for who administers all shops. */
async function sharedCells(context: CallContext): Promise<(row: UserRow) => Shared> {
	const { services, viewer, language } = context
	const shopName = await shopNames(services)
	const seesRating = rightScopeOf(viewer, 'user', 'read') === 'all'
	const { ratings } = await services.prices.inForce()
	const ratingOf = (row: UserRow): TableCell => {
		const rating = row.ownRating ?? sharedRatingOf(row, ratings)
		return seesRating && rating !== null ? { decimal: Number(rating) } : null
	}
	return (row) => ({
		name: `${row.lastName} ${row.firstName}`,
		email: row.email,
		shop: shopName(row.resellerReference),
		rating: ratingOf(row),
		lastLoginAt: lastLoginOf(row, language),
	})
}

export async function exportUsers(
	context: CallContext,
	{ format, columns, ...query }: UserExportQuery,
) {
	requireAccess(context.viewer, 'user', 'read')
	const t = translatorOf(context.language)
	const shared = await sharedCells(context)
	return exportTable<UserRow, (typeof userColumns)[number]>(context, {
		name: 'users',
		asked: { format, columns },
		known: userColumns,
		headings: {
			name: t('people:field.name'),
			email: t('people:field.email'),
			role: t('people:field.role'),
			shop: t('people:field.shop'),
			rating: t('people:field.rating'),
			secondFactor: t('people:secondFactor.title'),
			lastLoginAt: t('people:lastLogin.title'),
		},
		page: (asked) => userList(context, { ...query, ...asked }),
		cells: (row) => ({
			...shared(row),
			role: t(`people:role.${row.isAdmin ? 'Admin' : row.role}`),
			secondFactor: t(`people:secondFactor.${row.hasSecondFactor ? 'app' : 'none'}`),
		}),
	})
}

export async function exportProfessionals(
	context: CallContext,
	{ format, columns, ...query }: ProfessionalExportQuery,
) {
	requireAccess(context.viewer, 'professional', 'read')
	const t = translatorOf(context.language)
	const shared = await sharedCells(context)
	return exportTable<ProfessionalRow, (typeof professionalColumns)[number]>(context, {
		name: 'professionals',
		asked: { format, columns },
		known: professionalColumns,
		headings: {
			company: t('people:field.companyName'),
			name: t('people:field.name'),
			email: t('people:field.email'),
			vatNumber: t('people:field.vatNumber'),
			city: t('people:field.city'),
			shop: t('people:field.shop'),
			rating: t('people:field.rating'),
			orders: t('people:field.orders'),
			lastLoginAt: t('people:lastLogin.title'),
		},
		page: (asked) => professionalList(context, { ...query, ...asked }),
		cells: (row) => ({
			...shared(row),
			company: row.companyName,
			vatNumber: row.vatNumber,
			city: row.city,
			orders: row.orders,
		}),
	})
}
