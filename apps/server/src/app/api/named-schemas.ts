import {
	addressSchema,
	customerPageSchema,
	customerSchema,
	domainSchema,
	issueSchema,
	optionSchema,
	orderPageSchema,
	orderRowSchema,
} from '@gabarit/contract'
import { catalogueSchema, configurationSchema } from '@gabarit/engine'
import { priceBookSchema, quoteSchema } from '@gabarit/price'

const output = 'output' as const

export const namedSchemas = {
	Configuration: { schema: configurationSchema },
	Address: { schema: addressSchema },
	AddressAnswer: { schema: addressSchema, strategy: output },
	Customer: { schema: customerSchema },
	CustomerAnswer: { schema: customerSchema, strategy: output },
	Domain: { schema: domainSchema, strategy: output },
	Catalogue: { schema: catalogueSchema, strategy: output },
	PriceBook: { schema: priceBookSchema, strategy: output },
	Quote: { schema: quoteSchema, strategy: output },
	Issue: { schema: issueSchema, strategy: output },
	Option: { schema: optionSchema, strategy: output },
	CustomerPage: { schema: customerPageSchema, strategy: output },
	OrderRow: { schema: orderRowSchema, strategy: output },
	OrderPage: { schema: orderPageSchema, strategy: output },
}
