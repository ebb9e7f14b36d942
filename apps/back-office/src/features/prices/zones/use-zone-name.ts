import { useTranslation } from 'react-i18next'
import { isNamedTwice, type ZoneRow } from './zone-form.ts'

type Named = Pick<ZoneRow, 'country' | 'zone'>

/** With its country where a zone of the other one has the same name. */
export function useZoneName(zones: readonly Named[]): (zone: Named) => string {
	const { t } = useTranslation('shop')
	return (zone) =>
		isNamedTwice(zone, zones) ? `${zone.zone}, ${t(`countryName.${zone.country}`)}` : zone.zone
}
