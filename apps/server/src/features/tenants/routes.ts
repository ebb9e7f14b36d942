import { type Domain, largestLogo } from '@gabarit/contract'
import { api, type CallContext, call, taking } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { inChosenShop } from '../../lib/rights/chosen-shop.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { paymentTypesOf, seesPrices, type Viewer } from '../../lib/rights/viewer.ts'
import { exportResellers } from './export-resellers.ts'
import { removeLogo, uploadLogo } from './logo.ts'
import { pricePreview } from './price-preview.ts'
import {
	createReseller,
	disableReseller,
	enableReseller,
	readReseller,
	resellerList,
	updateReseller,
} from './resellers.ts'
import type { Tenant } from './service.ts'
import { readSettings, updateSettings } from './shop-settings.ts'

function domainOf(tenant: Tenant, viewer: Viewer, online: boolean): Domain {
	const shown = seesPrices(viewer)
	return {
		tenant: tenant.code,
		themeCode: tenant.themeCode,
		logoUrl: tenant.logoUrl,
		hexColour: tenant.hexColour,
		configurators: tenant.configurators,
		isPriceHidden: tenant.isPriceHidden,
		isDeliveryPriceCustomisable: tenant.isDeliveryPriceCustomisable,
		isReferenceResellerCustomisable: tenant.isReferenceResellerCustomisable,
		hideAllColorSample: tenant.hideAllColorSample,
		isConfiguratorReseller: tenant.isConfiguratorReseller,
		isConfiguratorDSM: tenant.isConfiguratorDSM,
		isFrenchReseller: tenant.isFrenchReseller,
		baseDeliveryPrice: shown ? tenant.baseDeliveryPrice : 0,
		deliveryTime: tenant.deliveryTime,
		nonFavoriteColorAddedPrice: shown ? tenant.nonFavoriteColorAddedPrice : 0,
		resellerName: tenant.name,
		resellerAddress: tenant.address,
		resellerPhoneNumber: tenant.phoneNumber,
		resellerEmail: tenant.email,
		resellerVats: tenant.vats,
		paymentTypes: paymentTypesOf(viewer, online),
		depositPercentage: tenant.depositPercentage,
		noPaymentMessage: tenant.noPaymentMessage,
		legalNotice: tenant.legalNotice,
	}
}

function configuratorInit({ viewer, services, hasReferer }: CallContext): Domain {
	requireAccess(viewer, 'catalogue', 'read')
	if (!hasReferer) throw failure('referer_missing')
	return domainOf(viewer.tenant, viewer, services.payments.provider !== null)
}

const { settings } = api.backOffice

export const settingsRoutes = {
	get: call(settings.get, 'resellerSettings.read', 'Settings of the shop').handler(
		({ input, context }) =>
			inChosenShop(context, ['resellerSettings', 'read'], input?.tenant, readSettings),
	),
	update: call(
		settings.update,
		'resellerSettings.write',
		'Changes settings of the shop; what is absent stays',
	).handler(({ input, context }) =>
		inChosenShop(context, ['resellerSettings', 'write'], input.tenant, (inside) =>
			updateSettings(inside, input),
		),
	),
	preview: call(
		settings.preview,
		'resellerSettings.read',
		'What a sample design costs by the settings, and by other coefficients',
	).handler(({ input, context }) =>
		inChosenShop(context, ['resellerSettings', 'read'], input.tenant, (inside) =>
			pricePreview(inside, input),
		),
	),
	logo: call(
		taking(settings.logo, largestLogo),
		'resellerSettings.write',
		'A new logo, drawn anew as PNG',
	).handler(({ input, context }) =>
		inChosenShop(context, ['resellerSettings', 'write'], input.tenant, (inside) =>
			uploadLogo(inside, input),
		),
	),
	removeLogo: call(settings.removeLogo, 'resellerSettings.write', 'Takes the logo away').handler(
		({ input, context }) =>
			inChosenShop(context, ['resellerSettings', 'write'], input.tenant, (inside) =>
				removeLogo(inside, input.revision),
			),
	),
}

export const tenantRoutes = {
	init: call(
		api.configurator.init,
		'catalogue.read',
		'The shop: brand, flags, contact, ways to pay',
	).handler(({ context }) => configuratorInit(context)),
}

const { resellers } = api.backOffice

export const resellerRoutes = {
	list: call(resellers.list, 'reseller.read', 'All shops').handler(({ input, context }) =>
		resellerList(context, input),
	),
	export: call(resellers.export, 'reseller.read', 'The list of shops as CSV or XLSX').handler(
		({ input, context }) => exportResellers(context, input),
	),
	get: call(resellers.get, 'reseller.read', 'One shop').handler(({ input, context }) =>
		readReseller(context, input.code),
	),
	create: call(resellers.create, 'reseller.create', 'Opens a shop').handler(({ input, context }) =>
		createReseller(context, input),
	),
	update: call(resellers.update, 'reseller.write', 'Changes a shop').handler(({ input, context }) =>
		updateReseller(context, input),
	),
	disable: call(
		resellers.disable,
		'reseller.write',
		'Closes a shop: its users cannot log in',
	).handler(({ input, context }) => disableReseller(context, input)),
	enable: call(resellers.enable, 'reseller.write', 'Opens a closed shop again').handler(
		({ input, context }) => enableReseller(context, input),
	),
}
