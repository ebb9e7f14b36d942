import type { UserRole } from '@gabarit/contract'
import type { insertTenant } from '../../features/tenants/tenants-table.ts'

export type DemoUser = {
	tenant: string
	email: string
	firstName: string
	lastName: string
	role: UserRole
	isAdmin?: boolean
	phoneNumber?: string
	companyName?: string
	vatNumber?: string
}

const configurators = [
	'dressing' as const,
	'desk' as const,
	'panels' as const,
	'tvFurniture' as const,
	'roomSeparator' as const,
	'stairsFurniture' as const,
]
const services = { fitting: { hourly: 6000 }, carryIn: { perFloor: 4500 } }

export const demoTenants: Parameters<typeof insertTenant>[1][] = [
	{
		code: 'atelier',
		name: 'Gabarit, l’atelier',
		configurators,
		isDefault: true,
		isConfiguratorDSM: true,
		isDeliveryPriceCustomisable: true,
		isReferenceResellerCustomisable: true,
		deliveryTime: 5,
		nonFavoriteColorAddedPrice: 12_500,
		services,
		address: 'Rue de la Menuiserie 12, 5000 Namur',
		phoneNumber: '+32 81 23 45 67',
		email: 'bonjour@atelier.example',
		vats: { BE: 'BE0123456749' },
	},
	{
		code: 'meubles-dupont',
		name: 'Meubles Dupont',
		configurators,
		themeCode: 'oak',
		hexColour: '#8A5A1F',
		isDeliveryPriceCustomisable: true,
		isReferenceResellerCustomisable: true,
		deliveryTime: 10,
		baseDeliveryPrice: 2500,
		services,
		address: 'Chaussée de Louvain 240, 1300 Wavre',
		phoneNumber: '+32 10 22 33 44',
		email: 'info@meubles-dupont.example',
		vats: { BE: 'BE0402206045' },
	},
	{
		code: 'rangements-martin',
		name: 'Rangements Martin',
		configurators,
		themeCode: 'ink',
		hexColour: '#2F4B7C',
		isPriceHidden: true,
		isConfiguratorReseller: true,
		isFrenchReseller: true,
		hideAllColorSample: true,
		country: 'FR',
		deliveryTime: 8,
		services: { carryIn: { perFloor: 5000 } },
		address: '18 rue Nationale, 59800 Lille',
		phoneNumber: '+33 3 20 11 22 33',
		email: 'contact@rangements-martin.example',
		vats: { FR: 'FR83404833048' },
		noPaymentMessage: 'Le règlement se fait en magasin.',
		legalNotice:
			'RCS Lille Métropole 404 833 048. Médiateur de la consommation : Médiation du bâtiment (exemple), 12 rue des Médiateurs, 75000 Paris.',
	},
]

const operator = { tenant: 'atelier', role: 'Gabarit' as const }
const dupont = { tenant: 'meubles-dupont' }
const martin = { tenant: 'rangements-martin' }

export const demoUsers: DemoUser[] = [
	{
		...operator,
		email: 'admin@gabarit.example',
		firstName: 'Inès',
		lastName: 'Benali',
		isAdmin: true,
	},
	{ ...operator, email: 'fournisseur@gabarit.example', firstName: 'Marc', lastName: 'Colin' },
	{
		tenant: 'atelier',
		role: 'ResellerAdmin',
		email: 'sofie.maes@atelier.example',
		firstName: 'Sofie',
		lastName: 'Maes',
	},
	{
		tenant: 'atelier',
		role: 'ResellerEmployee',
		email: 'lien.claes@atelier.example',
		firstName: 'Lien',
		lastName: 'Claes',
	},
	{
		tenant: 'atelier',
		role: 'ProfessionalCustomer',
		email: 'bureau@studio-hetre.example',
		firstName: 'Jeanne',
		lastName: 'Hubert',
		companyName: 'Studio Hêtre',
		vatNumber: 'BE0999600044',
	},
	{
		tenant: 'atelier',
		role: 'IndividualCustomer',
		email: 't.lambert@example.be',
		firstName: 'Thomas',
		lastName: 'Lambert',
		phoneNumber: '+32 470 12 34 56',
	},
	{
		...dupont,
		role: 'ResellerAdmin',
		email: 'paul@meubles-dupont.example',
		firstName: 'Paul',
		lastName: 'Dupont',
	},
	{
		...dupont,
		role: 'ResellerEmployee',
		email: 'claire@meubles-dupont.example',
		firstName: 'Claire',
		lastName: 'Lejeune',
	},
	{
		...dupont,
		role: 'ProfessionalCustomer',
		email: 'chantier@renov-plus.example',
		firstName: 'Karim',
		lastName: 'Haddad',
		companyName: 'Rénov Plus',
		vatNumber: 'BE0999700014',
	},
	{
		...martin,
		role: 'ResellerAdmin',
		email: 'julie@rangements-martin.example',
		firstName: 'Julie',
		lastName: 'Martin',
	},
	{
		...martin,
		role: 'ResellerEmployee',
		email: 'hugo@rangements-martin.example',
		firstName: 'Hugo',
		lastName: 'Petit',
	},
]
