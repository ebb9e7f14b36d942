// configurator/init: the shop that a page belongs to; and its settings, for who keeps it.
import type { Domain } from '@gabarit/contract'
import { api, type CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/permissions.ts'
import type { Tenant } from '../../lib/tenant.ts'
import { paymentTypesOf, seesPrices, type Viewer } from '../../lib/viewer.ts'
import { removeLogo, uploadLogo } from './logo.ts'
import {
	createReseller,
	disableReseller,
	enableReseller,
	readReseller,
	resellerList,
	updateReseller,
} from './resellers.ts'
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
	}
}

function configuratorInit({ viewer, services, hasReferer }: CallContext): Domain {
	requireAccess(viewer, 'catalogue', 'read')
	if (!hasReferer) throw failure('referer_missing')
	return domainOf(viewer.tenant, viewer, services.payments.provider !== null)
}

const { settings } = api.backOffice

export const settingsRoutes = {
	get: settings.get.handler(({ context }) => readSettings(context)),
	update: settings.update.handler(({ input, context }) => updateSettings(context, input)),
	logo: settings.logo.handler(({ input, context }) => uploadLogo(context, input.file)),
	removeLogo: settings.removeLogo.handler(({ context }) => removeLogo(context)),
}

export const tenantRoutes = {
	init: api.configurator.init.handler(({ context }) => configuratorInit(context)),
}

const { resellers } = api.backOffice

export const resellerRoutes = {
	list: resellers.list.handler(({ input, context }) => resellerList(context, input.search)),
	get: resellers.get.handler(({ input, context }) => readReseller(context, input.code)),
	create: resellers.create.handler(({ input, context }) => createReseller(context, input)),
	update: resellers.update.handler(({ input, context }) => updateReseller(context, input)),
	disable: resellers.disable.handler(({ input, context }) => disableReseller(context, input.code)),
	enable: resellers.enable.handler(({ input, context }) => enableReseller(context, input.code)),
}
