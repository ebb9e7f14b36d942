// Of two who change the settings at once one wins, and the other reads the current state.
import { adminSettings, isVatNumber, type Settings, type SettingsUpdate } from '@gabarit/contract'
import { countries } from '@gabarit/price'
import type { CallContext } from '../../lib/api.ts'
import { changesOf } from '../../lib/audit-changes.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { changedNames, writeSettings } from '../../lib/rights/reseller-audit.ts'
import { wrongFields } from '../../lib/wrong-field.ts'
import type { ServicesOffered, Tenant } from './service.ts'
import { takenHost } from './taken-host.ts'
import { changeTenant, type TenantChange, tenantByCode } from './tenants-table.ts'

function marginOf(coefficient: string): number {
	return Math.round((Number(coefficient) - 1) * 10_000) / 100
}

export function settingsOf(tenant: Tenant): Settings {
	const { services } = tenant
	return {
		tenant: tenant.code,
		isOwn: tenant.isDefault,
		revision: tenant.revision,
		logoUrl: tenant.logoUrl,
		companyName: tenant.name,
		address: tenant.address,
		phoneNumber: tenant.phoneNumber,
		email: tenant.email,
		vats: tenant.vats,
		themeCode: tenant.themeCode,
		hexColour: tenant.hexColour,
		isPriceHidden: tenant.isPriceHidden,
		isDeliveryPriceCustomisable: tenant.isDeliveryPriceCustomisable,
		isReferenceResellerCustomisable: tenant.isReferenceResellerCustomisable,
		hideAllColorSample: tenant.hideAllColorSample,
		baseDeliveryPrice: tenant.baseDeliveryPrice,
		deliveryTime: tenant.deliveryTime,
		nonFavoriteColorAddedPrice: tenant.nonFavoriteColorAddedPrice,
		coefficientIndividual: tenant.coefficientIndividual,
		coefficientProfessional: tenant.coefficientProfessional,
		margins: {
			individual: marginOf(tenant.coefficientIndividual),
			professional: marginOf(tenant.coefficientProfessional),
		},
		workforce: services.workforce !== undefined,
		workforceAmount: tenant.workforceAmount,
		vatRate: tenant.vatRate,
		fittingHourly: services.fitting?.hourly ?? null,
		carryInPerFloor: services.carryIn?.perFloor ?? null,
		noPaymentMessage: tenant.noPaymentMessage,
		legalNotice: tenant.legalNotice,
		paymentTypes: tenant.paymentTypes,
		language: tenant.language,
		mailNotifications: tenant.mailNotifications,
		sendMailsToCustomers: tenant.sendMailsToCustomers,
		requiresSecondFactor: tenant.requiresSecondFactor,
		depositPercentage: tenant.depositPercentage,
		hosts: tenant.hosts,
		configurators: tenant.configurators,
		isConfiguratorReseller: tenant.isConfiguratorReseller,
		isConfiguratorDSM: tenant.isConfiguratorDSM,
		isFrenchReseller: tenant.isFrenchReseller,
		country: tenant.country,
		rating: tenant.rating,
	}
}

function servicesOf(settings: Settings): ServicesOffered {
	const { workforce, workforceAmount, fittingHourly, carryInPerFloor } = settings
	return {
		...(workforce && { workforce: workforceAmount }),
		...(fittingHourly !== null && { fitting: { hourly: fittingHourly } }),
		...(carryInPerFloor !== null && { carryIn: { perFloor: carryInPerFloor } }),
	}
}

function columnsOf(settings: Settings): TenantChange {
	const { companyName, tenant: _code, isOwn: _own, revision: _revision, ...given } = settings
	const { margins: _margins, ...rest } = given
	const { workforce: _workforce, fittingHourly: _hourly, carryInPerFloor: _floor, ...more } = rest
	const { logoUrl: _logo, ...columns } = more
	const vats = Object.fromEntries(Object.entries(columns.vats).filter(([, it]) => it !== ''))
	return { ...columns, vats, name: companyName, services: servicesOf(settings) }
}

/** It is printed for customers; a number that did not change is not checked again. */
function checkVats(
	{ language }: CallContext,
	{ vats: before }: Settings,
	{ vats }: Settings,
): void {
	const wrong = countries.filter((country) => {
		const number = vats[country] ?? ''
		return number !== '' && number !== before[country] && !isVatNumber(number, country)
	})
	const problem = 'vatNumber' as const
	if (wrong.length > 0)
		throw wrongFields(
			language,
			wrong.map((country) => ({ path: `vats.${country}`, problem })),
		)
}

async function checkHosts({ services }: CallContext, hosts: string[], own: string): Promise<void> {
	const taken = await takenHost(services.db, hosts, own)
	if (taken !== undefined) throw failure('host_taken', { data: { host: taken } })
}

async function present({ services, viewer }: CallContext): Promise<Tenant> {
	const tenant = await tenantByCode(services.db, viewer.tenant.code)
	if (!tenant) throw new Error('the shop is gone')
	return tenant
}

/** To be thrown, with the settings as they stand and who was first. */
export async function settingsChanged(context: CallContext) {
	const { services } = context
	const current = settingsOf(await present(context))
	const by = await services.accounts.shopEditor(services.db, {
		tenant: current.tenant,
		fields: Object.keys(current),
	})
	return failure('settings_changed', { data: { current, by } })
}

export async function readSettings(context: CallContext): Promise<Settings> {
	requireAccess(context.viewer, 'resellerSettings', 'read')
	return settingsOf(await present(context))
}

/** Margins follow from the coefficients. */
function audited({ margins: _margins, revision: _revision, ...settings }: Settings) {
	return settings
}

export async function updateSettings(
	context: CallContext,
	{ tenant: _shop, ...update }: SettingsUpdate,
): Promise<Settings> {
	const { services, viewer } = context
	const rightScope = requireAccess(viewer, 'resellerSettings', 'write')
	const before = settingsOf(await present(context))
	const given = Object.entries(update).filter(([, value]) => value !== undefined)
	const settings: Settings = { ...before, ...Object.fromEntries(given) }
	const fields = changedNames(before, settings)
	if (rightScope !== 'all' && adminSettings.some((name) => fields.includes(name)))
		throw failure('not_allowed')
	checkVats(context, before, settings)
	if (fields.includes('hosts')) await checkHosts(context, settings.hosts, viewer.tenant.code)
	const shop = { code: viewer.tenant.code, revision: update.revision }
	const changed = await writeSettings(
		context,
		changesOf(audited(before), audited(settings)),
		(tx) => changeTenant(tx, shop, columnsOf(settings), services.now()),
	)
	if (!changed) throw await settingsChanged(context)
	services.tenants.forget()
	return settingsOf(changed)
}
