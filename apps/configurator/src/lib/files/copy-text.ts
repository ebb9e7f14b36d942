import { toast } from '@gabarit/ui'

/** Says that a text was copied. False where the browser refuses: then it must be there to be read. */
export async function copyText(text: string, said: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text)
		toast(said)
		return true
	} catch {
		return false
	}
}
