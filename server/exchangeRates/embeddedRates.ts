/**
 * The rates that a site starts with, as the European Central Bank publishes them in
 * eurofxref-daily.xml. The worker replaces them every day by those of EXCHANGE_RATES_URL. While
 * they are older than `maxRatesAgeDays`, as they are before the first refresh, nothing is
 * converted.
 */
export const embeddedRates = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='2024-12-31'>
			<Cube currency='USD' rate='1.0389'/>
			<Cube currency='JPY' rate='163.06'/>
			<Cube currency='BGN' rate='1.9558'/>
			<Cube currency='CZK' rate='25.185'/>
			<Cube currency='DKK' rate='7.4578'/>
			<Cube currency='GBP' rate='0.82918'/>
			<Cube currency='HUF' rate='411.35'/>
			<Cube currency='PLN' rate='4.2750'/>
			<Cube currency='RON' rate='4.9743'/>
			<Cube currency='SEK' rate='11.4590'/>
			<Cube currency='CHF' rate='0.9412'/>
			<Cube currency='ISK' rate='143.90'/>
			<Cube currency='NOK' rate='11.7950'/>
			<Cube currency='TRY' rate='36.7372'/>
			<Cube currency='AUD' rate='1.6772'/>
			<Cube currency='BRL' rate='6.4253'/>
			<Cube currency='CAD' rate='1.4948'/>
			<Cube currency='CNY' rate='7.5833'/>
			<Cube currency='HKD' rate='8.0686'/>
			<Cube currency='IDR' rate='16820.88'/>
			<Cube currency='ILS' rate='3.7885'/>
			<Cube currency='INR' rate='88.9335'/>
			<Cube currency='KRW' rate='1532.15'/>
			<Cube currency='MXN' rate='21.5504'/>
			<Cube currency='MYR' rate='4.6454'/>
			<Cube currency='NZD' rate='1.8532'/>
			<Cube currency='PHP' rate='60.301'/>
			<Cube currency='SGD' rate='1.4164'/>
			<Cube currency='THB' rate='35.676'/>
			<Cube currency='ZAR' rate='19.6188'/>
		</Cube>
	</Cube>
</gesmes:Envelope>
`;
