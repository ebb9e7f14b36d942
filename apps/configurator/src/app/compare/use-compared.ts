import type { Availability } from '@gabarit/contract'
import { type Furniture, furnitureFactsOf } from '@gabarit/engine'
import { type Compared, catalogueNames, heldOf } from '@gabarit/price'
import { useLanguage } from '@gabarit/ui'
import { useMemo } from 'react'
import { countryOf, useDomain } from '../../lib/server/domain.ts'
import { useAvailability } from '../../lib/server/use-availability.ts'
import type { ViewedDesign } from '../viewed/use-viewed-design.ts'

export type Made = ViewedDesign & { furniture: Furniture }

/** What is compared of a design. */
export function useCompared(design: Made): Compared {
	const language = useLanguage()
	const { domain } = useDomain()
	const country = countryOf(domain)
	const availability = useAvailability(design.configuration, country)
	return useMemo(() => {
		const { configuration, furniture, catalogue, quote } = design
		return {
			configuration,
			nameOf: catalogueNames(catalogue, language),
			facts: furnitureFactsOf({ furniture, catalogue }, language),
			held: heldOf(furniture.capacity),
			quote,
			day: dayOf(availability),
		}
	}, [design, language, availability])
}

function dayOf(availability: Availability | null): Compared['day'] {
	if (availability === null) return null
	const { date, supplierDays, resellerDays } = availability
	return { date, workingDays: supplierDays + resellerDays }
}
