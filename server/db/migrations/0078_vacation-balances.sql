CREATE TABLE "vacation_balances" (
	"employee_id" integer PRIMARY KEY NOT NULL,
	"days" numeric(5, 2) NOT NULL,
	"as_of" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_keys" DROP CONSTRAINT "import_keys_kinds";--> statement-breakpoint
ALTER TABLE "vacation_balances" ADD CONSTRAINT "vacation_balances_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_keys" ADD CONSTRAINT "import_keys_kinds" CHECK ("import_keys"."kinds" <@ array['nomina','personas','kardex','prenominas','cuentas','movimientos','prestamos','vacaciones']::text[] and cardinality("import_keys"."kinds") > 0);