import { useEffect, useState } from 'react'

const settleMs = 400

/** What is typed counts once the keys rest. */
export function useSettled<Value>(value: Value): Value {
	const [settled, setSettled] = useState(value)
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), settleMs)
		return () => clearTimeout(timer)
	}, [value])
	return settled
}
