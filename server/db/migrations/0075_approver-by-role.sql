ALTER TABLE "approvals" ADD COLUMN "approver_by_role" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Waiting requests that went to human resources, because the approver does not lead the requester. The vacancy's requester
-- assesses a candidate, so that kind is left out.
UPDATE "approvals" a SET "approver_by_role" = true
WHERE a."state" = 'waiting' AND a."kind" <> 'apego'
  AND NOT EXISTS (SELECT FROM "employees" e WHERE e."id" = a."requester_id" AND e."leader_id" = a."approver_id")
  AND EXISTS (
    SELECT FROM "role_grants" g JOIN "users" u ON u."id" = g."user_id"
    WHERE u."employee_id" = a."approver_id" AND g."role" = 'recursos-humanos');
