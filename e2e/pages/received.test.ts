// What the pages of the back-office received, role by role (received.json, recorded by `npm run pages`), against the
// rights table; and the same calls again in shops whose names nobody else may read.
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callByName } from '../../apps/server/src/app/api/calls.ts'
import { userByEmail } from '../../apps/server/src/features/accounts/accounts-table.ts'
import { permissions, type Right } from '../../apps/server/src/lib/permissions.ts'
import { type Role, rolesOf } from '../../apps/server/src/lib/viewer.ts'
import { isNothing, keysOf, pathOf } from '../../apps/server/src/testing/keys-of.ts'
import { sendCall } from '../../apps/server/src/testing/route-calls.ts'
import { objectsOf, type Site } from '../../apps/server/src/testing/route-objects.ts'
import { routeSamples } from '../../apps/server/src/testing/route-samples.ts'
import { testDatabases } from '../../apps/server/src/testing/test-database.ts'
import { type Browser, openShop, type Shop } from '../../apps/server/src/testing/test-shop.ts'
import { type PersonName, pages, people, type Received, receivedFile } from './received.ts'

const received = JSON.parse(readFileSync(receivedFile, 'utf8')) as Received
const names = Object.keys(people) as PersonName[]

/** In the shop where each stands. */
const rolesAt: Record<PersonName, readonly Role[]> = {
	professional: ['professional'],
	resellerEmployee: ['resellerEmployee'],
	resellerAdmin: ['resellerAdmin'],
	supplier: ['supplier'],
	operatorSeller: ['supplier', 'resellerEmployee'],
	admin: ['admin'],
}

const secrets = /password|hash|token|secret/i
/** What a sale costs and what the maker is paid: not for who buys. */
const ofCost = /(?:^|\.)(?:cost|amountToSupplier|supply|supplierAt|margin|rating|ownRating|coefficients?)(?:\.|\[|$)/
/** What the customer pays, his own words and the shop's: not for the supplier, who reads delivery data. */
const ofSale =
	/(?:^|\.)(?:sale|quote|paid|balance|refundDue|promoCode|notes\[\]|payments\[\]|sellerId|total)(?:\.|$)|totalExcluding|totalIncluding/
/** Of the operator's own books. */
const ofPrices = /(?:^|\.)(?:pricePerPoint|ratings|startCoefficients)(?:\.|$)/

/** Counts are called so, too. */
const isCount = (call: string, path: string) => path === 'total' && call.endsWith('.list')
void [secrets, ofCost, ofSale, ofPrices, isCount]
