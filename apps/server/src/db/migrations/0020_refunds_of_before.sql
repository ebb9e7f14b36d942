-- What was given back before "refunded" was counted stands in the audit only. Of it counts what order-money.ts counts:
-- what had come beyond the deposit (or the total, once it was reached) went back first, and was no gift.
UPDATE "orders" o SET refunded = g.given,
	payment_status = CASE WHEN o.status <> 'Refused' AND o.paid > 0 AND o.paid + g.given >= o.total THEN 'paid' ELSE o.payment_status END
FROM (
	SELECT b.tenant, b.id,
		b.back - least(b.back, greatest(0, b.paid + b.back - CASE WHEN b.deposit > 0 AND b.paid + b.back < b.total THEN b.deposit ELSE b.total END)) AS given
	FROM (
		-- A code that was deleted as an order and ordered anew: what went back before is not of this one.
		SELECT r.tenant, r.id, r.paid, r.total, r.deposit, sum((a.data ->> 'amount')::bigint)::bigint AS back
		FROM "orders" r JOIN "audit" a ON a.tenant = r.tenant AND a.code = r.code AND a.event = 'refunded' AND a.at >= r.ordered_at
		WHERE r.kind = 'order' AND r.refunded = 0
		GROUP BY 1, 2, 3, 4, 5
	) b
) g
WHERE o.tenant = g.tenant AND o.id = g.id AND g.given > 0;
